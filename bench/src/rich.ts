import { fastRandom, type Json, type StateShape, shuffle } from '@moonstaff/kernel';
import type { ScenarioAdapter } from '@moonstaff/scenarios';
import { startOf } from './decision.ts';

const SEATS = ['red', 'blue'];
const HAND = 10;

/** Riches that random play seldom gathers: where the most can be paid, the longest lists are. */
const RICHES: { readonly [game: string]: (adapter: ScenarioAdapter, words: string) => Json } = {
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

/** A start for fuzzing: every second one with full hands and purses, where the game knows such. */
export function fuzzStart(adapter: ScenarioAdapter, number: number): StateShape {
  const words = `fuzz ${adapter.game.id} ${number}`;
  const state = startOf(adapter.game, words);
  const riches = number % 2 === 1 ? RICHES[adapter.game.id] : undefined;
  if (riches !== undefined) adapter.arrange(state, riches(adapter, words), SEATS);
  return state;
}
