import type { Samples } from './measure.ts';
import { type Spread, spread } from './statistics.ts';

/** A promise: `subject` is at least so many times as fast as `yardstick`. */
export interface Bar {
  readonly subject: string;
  readonly yardstick: string;
  readonly times: number;
}

export const YARDSTICKS: readonly string[] = ['structuredClone', 'boardgame.io tic-tac-toe'];

const BARS: readonly Bar[] = [
  { subject: 'sample decision', yardstick: 'structuredClone', times: 5 },
  { subject: 'arnak decision', yardstick: 'structuredClone', times: 5 },
  { subject: 'arnak decision', yardstick: 'boardgame.io tic-tac-toe', times: 3 },
  { subject: 'guild decision', yardstick: 'structuredClone', times: 5 },
  { subject: 'guild decision', yardstick: 'boardgame.io tic-tac-toe', times: 5 },
];

/** What holds of fuzzed states: the worst legal list, in medians; the largest state, in bytes of JSON. */
export const FUZZ_BARS: { readonly [game: string]: { readonly worst: number; readonly state: number } } = {
  arnak: { worst: 50, state: 12 * 1024 },
};

/** How many times as fast, repetition by repetition. */
export function ratio(samples: ReadonlyMap<string, Samples>, subject: string, yardstick: string): Spread {
  const own = samples.get(subject) ?? [];
  const other = samples.get(yardstick) ?? [];
  return spread(own.map((cost, i) => (other[i] ?? Number.NaN) / cost));
}

export interface Verdict {
  readonly what: string;
  readonly measured: Spread;
  readonly demanded: string;
  readonly met: boolean;
}

/** The bars of everything that was measured. */
export const judge = (samples: ReadonlyMap<string, Samples>, bars: readonly Bar[] = BARS): readonly Verdict[] =>
  bars
    .filter(({ subject }) => samples.has(subject))
    .map(({ subject, yardstick, times }) => {
      const measured = ratio(samples, subject, yardstick);
      return {
        what: `${subject} against ${yardstick}`,
        measured,
        demanded: `at least ${times} times as fast`,
        met: measured.median >= times,
      };
    });
