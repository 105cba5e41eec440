import { at, seedFrom } from '@moonstaff/kernel';
import { mindFor, mindWith, type Weights } from '../minds.ts';
import { playFixture } from '../tournament/play.ts';

/** Two sets of weights against each other on one shuffle. */
export interface Duel {
  readonly game: string;
  readonly seed: string;
  readonly options: { readonly [option: string]: string };
  readonly first: Weights;
  readonly second: Weights;
}

const SEATINGS = [
  [0, 1],
  [1, 0],
];

/** Skilled players with these weights play the shuffle from both sides. Returns the first one's lead in points. */
export function playDuel({ game, seed, options, first, second }: Duel): number {
  const entrants = [first, second].map((weights) => ({
    level: 'skilled' as const,
    budget: { iterations: 0 },
    mind: mindWith(game, weights),
  }));
  const ahead = SEATINGS.map((seating, index) => {
    const fixture = { index, seed: seedFrom(seed), seating };
    const { scores } = playFixture(mindFor(game).game, entrants, fixture, options).outcome;
    const total = (entrant: number): number => at(scores, seating.indexOf(entrant)).total;
    return total(0) - total(1);
  });
  return ahead.reduce((sum, points) => sum + points, 0) / ahead.length;
}
