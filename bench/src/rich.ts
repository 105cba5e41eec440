import { type GameId, isGameId } from '@moonstaff/catalogue';
import { fastRandom, type Json, type StateShape, shuffle } from '@moonstaff/kernel';
import type { ScenarioAdapter } from '@moonstaff/scenarios';
import { startOf } from './decision.ts';

const SEATS = ['red', 'blue'];
const HAND = 10;

/** More than random play gathers. The more a player can pay with, the longer the legal list. */
const RICHES: { readonly [Id in GameId]?: (adapter: ScenarioAdapter, words: string) => Json } = {
  arnak: ({ components }, words) => {
    const cards = components.filter(({ kind }) => kind === 'item' || kind === 'artifact').map(({ id }) => id);
    const dealt = shuffle(fastRandom(words), cards);
    const seats = SEATS.map((seat, i) => [
      seat,
      { coins: 12, compass: 12, tablet: 8, arrowhead: 6, jewel: 4, hand: dealt.slice(i * HAND, (i + 1) * HAND) },
    ]);
    return Object.fromEntries(seats);
  },
};

/** A start for fuzzing. Every second one is rich, in games that have `RICHES`. */
export function fuzzStart(adapter: ScenarioAdapter, number: number): StateShape {
  const { id } = adapter.game;
  const words = `fuzz ${id} ${number}`;
  const state = startOf(adapter.game, words);
  const riches = number % 2 === 1 && isGameId(id) ? RICHES[id] : undefined;
  if (riches !== undefined) adapter.arrange(state, riches(adapter, words), SEATS);
  return state;
}
