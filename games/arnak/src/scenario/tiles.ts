/** Puts tiles where a scenario wants them, and takes each away from where it was. */
import { at, type Json, Refusal } from '@moonstaff/kernel';
import { fieldsOf, listOf, manyOf, numberOf, oneOf } from '@moonstaff/kernel/given';
import { spaceIndex } from '../actions/research.ts';
import { setGuardian } from '../board.ts';
import {
  type AssistantId,
  assistants,
  type BonusId,
  bonusTiles,
  type GuardianId,
  guardians,
  type SpaceId,
  spaceById,
  type TileId,
  templeStacks,
  tilesI,
  tilesII,
} from '../data/index.ts';
import type { ArnakState } from '../state.ts';
import { dealOut, type Spot } from './copies.ts';
import { pileOf } from './read.ts';

export const assistantIds: readonly AssistantId[] = assistants.map(({ id }) => id);
export const guardianIds: readonly GuardianId[] = guardians.map(({ id }) => id);
export const tileIds: readonly TileId[] = [...tilesI, ...tilesII].map(({ id }) => id);
export const tileIdsOf = (level: 'I' | 'II'): readonly TileId[] =>
  (level === 'I' ? tilesI : tilesII).map(({ id }) => id);
const bonusIds: readonly BonusId[] = bonusTiles.map(({ id }) => id);

const without = <T>(list: readonly T[], thing: T): readonly T[] => list.filter((other) => other !== thing);

/** Takes a guardian away from its stack, its site or its owner. */
export function liftGuardian(state: ArnakState, guardian: GuardianId): void {
  state.guardians = [...without(state.guardians, guardian)];
  for (const [index, site] of state.sites.entries()) if (site.guardian === guardian) setGuardian(state, index, 'none');
  for (const player of state.players) player.guardians = player.guardians.filter(({ id }) => id !== guardian);
  if (state.rival !== undefined) state.rival.guardians = without(state.rival.guardians, guardian);
}

/** Takes an assistant from where it is. */
export function liftAssistant(state: ArnakState, assistant: AssistantId): void {
  state.supply = state.supply.map((stack) => without(stack, assistant));
  state.rescue = without(state.rescue, assistant);
  state.box.assistants = without(state.box.assistants, assistant);
  for (const player of state.players) player.assistants = player.assistants.filter(({ id }) => id !== assistant);
}

export function liftTile(state: ArnakState, tile: TileId): void {
  state.tilesI = [...without(state.tilesI, tile)];
  state.tilesII = [...without(state.tilesII, tile)];
  state.sites = state.sites.map((site) => (site.tile === tile ? { ...site, tile: 'none' } : site));
}

/** `tilesI`, `tilesII`: what's on top. */
export function arrangeTiles(state: ArnakState, level: 'I' | 'II', value: Json, path: string): void {
  const top = manyOf(value, tileIdsOf(level), path);
  for (const tile of top) liftTile(state, tile);
  if (level === 'I') state.tilesI.unshift(...top);
  else state.tilesII.unshift(...top);
}

/** `guardians`: the stack from the top. */
export function arrangeGuardians(state: ArnakState, value: Json, path: string): void {
  const top = manyOf(value, guardianIds, path);
  for (const guardian of top) liftGuardian(state, guardian);
  state.guardians.unshift(...top);
}

/** `supply`: three stacks from the top; `{only: […]}` for all of a stack, the rest leaves the game. */
export function arrangeSupply(state: ArnakState, value: Json, path: string): void {
  const stacks = listOf(value, path);
  if (stacks.length > state.supply.length) throw new Refusal('given.list', { path });
  const heights = state.supply.map(({ length }) => length);
  for (const [index, stack] of stacks.entries()) {
    const { top, only } = pileOf(stack, assistantIds, `${path}.${index}`);
    for (const assistant of top) liftAssistant(state, assistant);
    const rest = at(state.supply, index);
    if (only) state.box.assistants = [...state.box.assistants, ...rest];
    state.supply[index] = only ? top : [...top, ...rest];
    if (only) heights[index] = top.length;
  }
  state.supply = level(state.supply, heights);
}

type Stacks = readonly (readonly AssistantId[])[];

/** A stack that lost a tile to another one gets that one's bottom tile, so that heights stay the same. */
function level(stacks: Stacks, heights: readonly number[]): (readonly AssistantId[])[] {
  const levelled = [...stacks];
  const off = (sign: 1 | -1): number =>
    levelled.findIndex(({ length }, index) => sign * (length - at(heights, index)) > 0);
  for (let high = off(1), low = off(-1); high >= 0 && low >= 0; high = off(1), low = off(-1)) {
    levelled[low] = [...at(levelled, low), ...at(levelled, high).slice(-1)];
    levelled[high] = at(levelled, high).slice(0, -1);
  }
  return levelled;
}

/** `rescue`: the stack from the top; it stays as high as it was. `{only: […]}` for all of it. */
export function arrangeRescue(state: ArnakState, value: Json, path: string): void {
  const { top, only } = pileOf(value, assistantIds, path);
  const heights = [...state.supply, state.rescue].map(({ length }) => length);
  for (const assistant of top) liftAssistant(state, assistant);
  if (only) {
    state.box.assistants = [...state.box.assistants, ...state.rescue];
    state.rescue = top;
    return;
  }
  const [rescue = [], ...supply] = level([...state.supply, [...top, ...state.rescue]], heights).reverse();
  const height = Math.max(top.length, heights.at(-1) ?? 0);
  state.rescue = rescue.slice(0, height);
  state.box.assistants = [...state.box.assistants, ...rescue.slice(height)];
  state.supply = supply.reverse();
}

/** `bonus`: the tiles of each space that is named; `lostTemple`: the whole stack from the top. */
export function arrangeBonus(state: ArnakState, bonus: Json | undefined, lostTemple: Json | undefined): void {
  const ids = (Object.keys(spaceById) as SpaceId[]).filter((id) => id.startsWith(state.options.board));
  const wanted = new Map<number, readonly BonusId[]>();
  for (const [name, list] of bonus === undefined ? [] : fieldsOf(bonus, 'bonus')) {
    wanted.set(spaceIndex(oneOf(name, ids, `bonus.${name}`)), manyOf(list, bonusIds, `bonus.${name}`));
  }
  const spots = state.bonus.map((has, index) => spot(`bonus.${ids[index]}`, has, wanted.get(index)));
  const stack = lostTemple === undefined ? undefined : manyOf(lostTemple, bonusIds, 'lostTemple');
  const dealt = dealOut([...spots, spot('lostTemple', state.lostTemple, stack)], state.box.bonusUnseen);
  state.bonus = dealt.spots.slice(0, -1);
  state.lostTemple = dealt.spots.at(-1) ?? [];
  state.box.bonusUnseen = dealt.spare;
}

const spot = (path: string, has: readonly BonusId[], wanted: readonly BonusId[] | undefined): Spot<BonusId> => ({
  path,
  has,
  ...(wanted !== undefined && { wanted }),
});

/** `temple`: how many tiles are left on the stacks that are named. */
export function arrangeTemple(state: ArnakState, value: Json, path: string): void {
  const ids = templeStacks.map(({ id }) => id);
  for (const [name, count] of fieldsOf(value, path)) {
    state.temple[ids.indexOf(oneOf(name, ids, `${path}.${name}`))] = numberOf(count, `${path}.${name}`);
  }
}
