import type { Seat } from '@moonstaff/kernel';
import type { Bag, Layout } from './layout.ts';
import type { Need } from './needs.ts';
import type { AnyPolicy } from './policy.ts';

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
  /** Where the figures are that the chances of a solo game depend on. */
  readonly odds: Layout;
  /** Whether a master alone plays for its chance to win, not just for `value`. */
  readonly playsForChance: boolean;
  /** What decides which actions are drawn in playouts, if that's learned, too. */
  readonly policy?: AnyPolicy;
  /** What a solo game still needs to be won, if these points are expected. */
  needs(state: State, seat: Seat, points: number): readonly Need[];
  /** Whether a need came true, at the end of the game. */
  cameTrue(state: State, need: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: learning treats all games alike
export type AnyLore = Lore<any>;
