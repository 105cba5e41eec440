import type { Duel } from '@moonstaff/bots';
import { runTasks } from '@moonstaff/threads';
import type { start } from './worker.ts';

const MODULE = new URL('./worker.ts', import.meta.url);

/** Plays all duels on this many threads. The results are in the order of the duels. */
export const playDuels = (duels: readonly Duel[], threads: number, progress: () => void): Promise<readonly number[]> =>
  runTasks<typeof start>({ module: MODULE, threads, setup: undefined }, duels, {
    name: ({ game, seed }) => `${game}, seed ${seed}`,
    done: progress,
  });
