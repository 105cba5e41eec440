import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import type { Samples } from './measure.ts';
import { type Spread, spread } from './statistics.ts';

/** The games that are measured: those of the catalogue, and the kernel's small one. */
export type MeasuredGame = GameId | 'sample';
export const MEASURED_GAMES: readonly MeasuredGame[] = [...GAME_IDS, 'sample'];

export const YARDSTICKS = ['structuredClone', 'boardgame.io tic-tac-toe'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** A promise: `subject` is at least `times` times as fast as `yardstick`. */
export interface Bar {
  readonly subject: string;
  readonly yardstick: string;
  readonly times: number;
}

/** At least how many times as fast as each yardstick a decision has to be. */
const TIMES: { readonly [Id in MeasuredGame]: { readonly [Name in Yardstick]?: number } } = {
  sample: { structuredClone: 5 },
  arnak: { structuredClone: 5, 'boardgame.io tic-tac-toe': 8 },
  guild: { structuredClone: 5, 'boardgame.io tic-tac-toe': 8 },
};

const BARS: readonly Bar[] = MEASURED_GAMES.flatMap((game) =>
  Object.entries(TIMES[game]).map(([yardstick, times]) => ({ subject: `${game} decision`, yardstick, times })),
);

interface FuzzBar {
  /** The slowest legal list takes at most this many times as long as the median. */
  readonly worst: number;
  /** The largest state has fewer bytes of JSON than this. */
  readonly state: number;
}

/** What has to hold in fuzzed states, for the games that promise something about them. */
export const FUZZ_BARS: { readonly [Id in MeasuredGame]?: FuzzBar } = {
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
        // Three of four repetitions have to be as fast.
        met: measured.low >= times,
      };
    });
