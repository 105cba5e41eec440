import { type Lead, leadBetween, mindFor } from '@moonstaff/bots';
import type { ActionShape, Seat } from '@moonstaff/kernel';

/** Two turns to be compared: by how much is the first one better? */
export interface Weighing {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly best: readonly ActionShape[];
  readonly other: readonly ActionShape[];
}

/** As many imagined states as it takes for a figure that doesn't jump about. */
const WORLDS = 32;

/** The same for the same turns, each time it's asked. */
export const weigh = ({ game, view, seat, best, other }: Weighing): Lead =>
  leadBetween(mindFor(game), { view, seat, seed: 'puzzle' }, best, other, WORLDS);
