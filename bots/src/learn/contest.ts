import { at, seedFrom } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { playFixture } from '../tournament/play.ts';
import { type Mean, meanOf, type Share, shareOf } from '../tournament/stats.ts';

/** A shuffle that two minds play from both sides. */
export interface Pairing {
  readonly seed: string;
  readonly options: { readonly [option: string]: string | number };
}

/** How a pairing went for the first mind: games won out of two, and its mean lead in points. */
export interface Pair {
  readonly won: number;
  readonly ahead: number;
}

const SEATINGS = [
  [0, 1],
  [1, 0],
];

/** Skilled players with these two minds play a shuffle from both sides. */
export function playPair([first, second]: readonly [AnyMind, AnyMind], { seed, options }: Pairing): Pair {
  const entrants = [first, second].map((mind) => ({ level: 'skilled' as const, budget: { iterations: 0 }, mind }));
  let won = 0;
  let ahead = 0;
  for (const [index, seating] of SEATINGS.entries()) {
    const { scores, winners } = playFixture(
      first.game,
      entrants,
      { index, seed: seedFrom(seed), seating },
      options,
    ).outcome;
    const own = seating.indexOf(0);
    ahead += (at(scores, own).total - at(scores, 1 - own).total) / SEATINGS.length;
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return { won, ahead };
}

/** What a contest showed. */
export interface Contest {
  readonly won: Share;
  readonly ahead: Mean;
  /** Ahead by more than one standard error. */
  readonly isBetter: boolean;
}

export function contestOf(pairs: readonly Pair[]): Contest {
  const ahead = meanOf(pairs.map((pair) => pair.ahead));
  const won = pairs.reduce((sum, pair) => sum + pair.won, 0);
  return {
    won: shareOf(won, 2 * pairs.length),
    ahead,
    isBetter: pairs.length > 0 && ahead.mean > (ahead.mean - ahead.low) / 1.96,
  };
}
