import type { Seat } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { mindFor } from '../minds.ts';
import { Bag } from './layout.ts';
import { loreOf } from './lores.ts';

/** A mind that values positions by what it has learned. */
export function learnedMind(game: string, weights: Float32Array | Float64Array): AnyMind {
  const mind = mindFor(game);
  const lore = loreOf(game);
  const bag = new Bag();
  const expected = (state: unknown, seat: Seat): number => {
    lore.features(state, seat, bag);
    return bag.times(weights);
  };
  return {
    ...mind,
    isLearned: true,
    value: (state, seat) =>
      mind.game.outcome(state) === undefined ? lore.value(state, seat, expected(state, seat)) : mind.value(state, seat),
  };
}
