/** The rival of a solo game in scenarios. */
import { type Json, Refusal } from '@moonstaff/kernel';
import { manyOf, numberOf, oneOf, readParts } from '@moonstaff/kernel/given';
import { setSpace } from '../board.ts';
import {
  type CardId,
  cardById,
  type IdolId,
  idols,
  type RivalTileId,
  rivalTiles,
  type SpaceId,
  templeStacks,
  trackOf,
} from '../data/index.ts';
import type { ArnakState, Rival, Site } from '../state.ts';
import type { CardTable } from './cards.ts';
import { guardianIds, liftGuardian } from './tiles.ts';

/** Undoes the rival's first turn: a scenario starts before it, with the player to act. */
export function takeBackRival(state: ArnakState, rival: Rival): void {
  for (const [index, site] of state.sites.entries()) {
    for (const [space, who] of site.spaces.entries()) if (who === 'rival') setSpace(state, index, space, 'free');
    if (site.tile !== 'none') coverAgain(state, index);
  }
  for (const card of rival.cards) {
    if (cardById[card].kind === 'item') state.itemDeck.push(card as (typeof state.itemDeck)[number]);
    else state.artifactDeck.push(card as (typeof state.artifactDeck)[number]);
  }
  const people = state.box.assistants;
  state.supply = state.supply.map((stack, i) => (i === 0 ? [...stack, ...people] : stack));
  state.box.assistants = [];
  rival.stack.push(...rival.used.splice(0));
  Object.assign(rival, { glass: startOf(state), idols: [], coveredIdols: 0, cards: [] } satisfies Partial<Rival>);
}

const startOf = (state: ArnakState): SpaceId => (state.options.board === 'bird' ? 'bird-start' : 'snake-start');

/** In the first round the rival discovers at level I: one idol, perhaps a guardian. */
function coverAgain(state: ArnakState, index: number): void {
  const site = state.sites[index];
  if (site === undefined || site.tile === 'none') return;
  state.tilesI.push(site.tile);
  if (site.guardian !== 'none') state.guardians.push(site.guardian);
  const idol: Site['idol'] = state.idolsSeen[0] ?? 'none';
  state.idolsSeen = [];
  state.sites[index] = { ...site, spaces: ['free'], tile: 'none', guardian: 'none', idol };
}

export function arrangeRival(state: ArnakState, value: Json, path: string, table: CardTable): void {
  const { rival } = state;
  if (rival === undefined) throw new Refusal('given.part', { path, known: [] });
  const tileIds: readonly RivalTileId[] = rivalTiles.map(({ id }) => id);
  const idolIds: readonly IdolId[] = idols.map(({ id }) => id);
  const stacks = templeStacks.map(({ id }) => id);
  const cards = (Object.keys(cardById) as CardId[]).filter((id) => ['item', 'artifact'].includes(cardById[id].kind));
  readParts(value, path, {
    stack: (list, here) => {
      const top = manyOf(list, tileIds, here);
      for (const tile of top) removeTile(rival, tile);
      rival.stack.unshift(...top);
    },
    used: (list, here) => {
      const used = manyOf(list, tileIds, here);
      for (const tile of used) removeTile(rival, tile);
      rival.used = used;
    },
    glass: (given, here) => {
      rival.glass = oneOf(given, spacesOf(state), here);
    },
    idols: (list, here) => {
      rival.idols = manyOf(list, idolIds, here);
    },
    coveredIdols: (given, here) => {
      rival.coveredIdols = numberOf(given, here);
    },
    guardians: (list, here) => {
      const held = manyOf(list, guardianIds, here);
      for (const guardian of held) liftGuardian(state, guardian);
      rival.guardians = held;
    },
    cards: (list, here) => {
      const held = manyOf(list, cards, here) as Rival['cards'][number][];
      for (const [i, card] of held.entries()) table.take(card, undefined, `${here}.${i}`);
      rival.cards = held;
    },
    temple: (list, here) => {
      rival.temple = manyOf(list, stacks, here);
    },
  });
}

export const spacesOf = (state: ArnakState): readonly SpaceId[] => trackOf(state).spaces.map(({ id }) => id as SpaceId);

/** A red tile takes the place of its green partner, and the other way round. */
function removeTile(rival: Rival, tile: RivalTileId): void {
  const partner = tile.endsWith('-red') ? tile.replace('-red', '-green') : tile.replace('-green', '-red');
  rival.stack = rival.stack.filter((other) => other !== tile && other !== partner);
}
