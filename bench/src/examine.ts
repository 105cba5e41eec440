import { ThreadPool } from '@moonstaff/threads';
import type { MeasuredGame } from './bars.ts';
import type { start } from './examiner.ts';
import type { Fuzzed } from './fuzz.ts';
import type { Plan, Samples } from './measure.ts';
import type { Spread } from './statistics.ts';

/** Which game to measure, and how thoroughly. */
export interface Order {
  readonly game: MeasuredGame;
  readonly plan: Plan;
  readonly fuzzedStates: number;
}

/** What was measured: the cost of the game's decisions and, alongside, of the yardsticks. */
export interface Examined {
  readonly game: MeasuredGame;
  readonly samples: ReadonlyMap<string, Samples>;
  readonly fuzzed: Fuzzed;
  /** How many tries of an expert take as long as one random game; absent for games without bots. */
  readonly playouts?: Spread;
}

export interface Done {
  readonly done: number;
  readonly total: number;
}

/** In a thread of its own: code that V8 made fast for one game would be made slower again by the next. */
export async function examine(order: Order, progress: (done: number, total: number) => void): Promise<Examined> {
  const pool = new ThreadPool<typeof start>({
    module: new URL('./examiner.ts', import.meta.url),
    threads: 1,
    setup: undefined,
  });
  try {
    return await pool.run(order, { progress: ({ done, total }) => progress(done, total) });
  } finally {
    await pool.close();
  }
}
