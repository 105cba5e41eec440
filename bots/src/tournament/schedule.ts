import { seedFrom } from '@moonstaff/kernel';

/** One game of a tournament: who sits where, on which shuffle. */
export interface Fixture {
  readonly index: number;
  readonly seed: string;
  /** Index into the list of entrants, by seat. */
  readonly seating: readonly number[];
}

/**
 * Mirrored: every shuffle is played once with each rotation of the entrants around the table, so that nobody
 * profits from a lucky deal or a good seat. If there are fewer entrants than seats, they take several seats each.
 */
export function schedule(entrants: number, seats: number, games: number, seed: string): Fixture[] {
  const rotations = Math.max(entrants, seats);
  return Array.from({ length: games }, (_, index) => ({
    index,
    seed: seedFrom(`${seed} tournament ${Math.floor(index / rotations)}`),
    seating: Array.from({ length: seats }, (_, seat) => (seat + index) % Math.max(1, entrants)),
  }));
}
