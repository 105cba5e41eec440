import type { ActionShape, Seat } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { mindFor } from '../minds.ts';
import { Bag } from './layout.ts';
import { loreOf } from './lores.ts';
import { chanceOfAll } from './needs.ts';

/** What a sure win of a solo game counts, in points. */
const VICTORY = 100;
/** What a point counts besides: where all ways win or lose, more points are better still. */
const POINT = 0.1;

type Weights = Float32Array | Float64Array;

/** What else a mind may have learned. */
interface Extras {
  /** What a solo game's chance depends on. */
  readonly odds?: Float32Array;
  readonly policy?: Weights;
}

/** A mind that values positions by what it has learned; alone by its chance to win, if it knows what that depends on. */
export function learnedMind(game: string, weights: Weights, { odds, policy }: Extras = {}): AnyMind {
  const mind = mindFor(game);
  const lore = loreOf(game);
  const bag = new Bag();
  const expected = (state: unknown, seat: Seat): number => {
    lore.features(state, seat, bag);
    return bag.times(weights);
  };
  const value = (state: unknown, seat: Seat): number => {
    const outcome = mind.game.outcome(state);
    const points = outcome === undefined ? expected(state, seat) : 0;
    const worth = outcome === undefined ? lore.value(state, seat, points) : mind.value(state, seat);
    if (odds === undefined || mind.seats(state) > 1) return worth;
    const chance = outcome?.winners.length ?? chanceOfAll(lore.needs(state, seat, points), odds);
    return VICTORY * chance + POINT * worth;
  };
  const known = lore.policy;
  if (policy === undefined || known === undefined) return { ...mind, isLearned: true, value };
  const prior = (state: unknown, seat: Seat, action: ActionShape): number => {
    known.features(state, seat, action, bag);
    return bag.times(policy);
  };
  return { ...mind, isLearned: true, value, prior };
}
