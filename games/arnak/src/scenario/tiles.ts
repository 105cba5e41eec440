/** Putting tiles where a scenario wants them; each is taken away from where it was. */
import { at, type Json, Refusal } from '@moonstaff/kernel';
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
import { fieldsOf, listOf, manyOf, numberOf, oneOf, pileOf } from './read.ts';

export const assistantIds: readonly AssistantId[] = assistants.map(({ id }) => id);
export const guardianIds: readonly GuardianId[] = guardians.map(({ id }) => id);
export const tileIds: readonly TileId[] = [...tilesI, ...tilesII].map(({ id }) => id);
const bonusIds: readonly BonusId[] = bonusTiles.map(({ id }) => id);

const without = <T>(list: readonly T[], thing: T): readonly T[] => list.filter((other) => other !== thing);

/** Takes a guardian away from its stack, its site or its owner. */
export function liftGuardian(state: ArnakState, guardian: GuardianId): void {
  state.guardians = [...without(state.guardians, guardian)];
  for (const [index, site] of state.sites.entries()) if (site.guardian === guardian) setGuardian(state, index, 'none');
  for (const player of state.players) player.guardians = player.guardians.filter(({ id }) => id !== guardian);
  if (state.rival !== undefined) state.rival.guardians = without(state.rival.guardians, guardian);
}

/** Takes an assistant away from wherever it is. */
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

/** `tilesI`, `tilesII`: what lies on top. */
export function arrangeTiles(state: ArnakState, level: 'I' | 'II', value: Json, path: string): void {
  const ids: readonly TileId[] = (level === 'I' ? tilesI : tilesII).map(({ id }) => id);
  const top = manyOf(value, ids, path);
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
  for (const [index, stack] of stacks.entries()) {
    const { top, only } = pileOf(stack, assistantIds, `${path}.${index}`);
    for (const assistant of top) liftAssistant(state, assistant);
    const rest = at(state.supply, index);
    if (only) state.box.assistants = [...state.box.assistants, ...rest];
    state.supply[index] = only ? top : [...top, ...rest];
  }
}

export function arrangeRescue(state: ArnakState, value: Json, path: string): void {
  const { top, only } = pileOf(value, assistantIds, path);
  for (const assistant of top) liftAssistant(state, assistant);
  if (only) state.box.assistants = [...state.box.assistants, ...state.rescue];
  state.rescue = only ? top : [...top, ...state.rescue];
}

/** Bonus tiles come from the box; those that lay there go into it. */
function exchange(state: ArnakState, old: readonly BonusId[], wanted: readonly BonusId[], path: string): void {
  const bag = [...state.box.bonusUnseen, ...old];
  for (const [i, tile] of wanted.entries()) {
    if (!bag.includes(tile)) borrow(state, tile, bag, `${path}.${i}`);
    bag.splice(bag.indexOf(tile), 1);
  }
  state.box.bonusUnseen = bag;
}

/** A tile that lies elsewhere on the track changes places with one of the box. */
function borrow(state: ArnakState, tile: BonusId, bag: BonusId[], path: string): void {
  const index = state.bonus.findIndex((tiles) => tiles.includes(tile));
  const tiles = state.bonus[index];
  const other = bag[0];
  if (tiles === undefined || other === undefined) {
    const place = state.lostTemple.indexOf(tile);
    if (place < 0 || other === undefined) throw new Refusal('given.piece', { path, given: tile });
    state.lostTemple = state.lostTemple.with(place, other);
  } else {
    state.bonus[index] = tiles.with(tiles.indexOf(tile), other);
  }
  bag[0] = tile;
}

/** `bonus`: the tiles of each space that is named. */
export function arrangeBonus(state: ArnakState, value: Json, path: string): void {
  const spaces = (Object.keys(spaceById) as SpaceId[]).filter((id) => id.startsWith(state.board));
  for (const [name, list] of fieldsOf(value, path)) {
    const here = `${path}.${name}`;
    const index = spaceIndex(oneOf(name, spaces, here));
    const wanted = manyOf(list, bonusIds, here);
    const old = at(state.bonus, index);
    state.bonus[index] = [];
    exchange(state, old, wanted, here);
    state.bonus[index] = wanted;
  }
}

/** `lostTemple`: the whole stack from the top. */
export function arrangeLostTemple(state: ArnakState, value: Json, path: string): void {
  const wanted = manyOf(value, bonusIds, path);
  const old = state.lostTemple;
  state.lostTemple = [];
  exchange(state, old, wanted, path);
  state.lostTemple = wanted;
}

/** `temple`: how many tiles are left on the stacks that are named. */
export function arrangeTemple(state: ArnakState, value: Json, path: string): void {
  const ids = templeStacks.map(({ id }) => id);
  for (const [name, count] of fieldsOf(value, path)) {
    state.temple[ids.indexOf(oneOf(name, ids, `${path}.${name}`))] = numberOf(count, `${path}.${name}`);
  }
}
