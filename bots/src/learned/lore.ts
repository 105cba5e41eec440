import type { Seat } from '@moonstaff/kernel';
import type { Bag, Layout } from './layout.ts';

/** What learning needs to know about a game: what a position looks like in numbers. */
export interface Lore<State> {
  readonly layout: Layout;
  features(state: State, seat: Seat, bag: Bag): void;
  /** What the weights are before anything is learned. */
  prior(): Float64Array;
  /** The round or era, from 0. What's known about a later one helps with the one before. */
  stage(state: State): number;
  /** What a bot strives for if it expects these points: alone it isn't points only. */
  value(state: State, seat: Seat, points: number): number;
  /** What a forecast of somebody else's points looks at besides: what can be seen of them, a fixed number of figures. */
  seen(state: State, seat: Seat): readonly number[];
  /** What decides a solo game if these points are expected: a fixed number of figures, the first of them 1. */
  alone(state: State, seat: Seat, points: number): readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: learning treats all games alike
export type AnyLore = Lore<any>;
