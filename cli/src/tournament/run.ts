import type { Fixture, Played } from '@moonstaff/bots';
import { runTasks } from '@moonstaff/threads';
import type { Bout, start } from './worker.ts';

const MODULE = new URL('./worker.ts', import.meta.url);

/** Plays all fixtures on this many threads. The results are in the order of the fixtures. */
export const playBouts = (
  bout: Bout,
  fixtures: readonly Fixture[],
  threads: number,
  progress: (played: Played) => void,
): Promise<readonly Played[]> =>
  runTasks<typeof start>({ module: MODULE, threads, setup: bout }, fixtures, {
    name: ({ index, seed }) => `${bout.game}, game ${index}, seed ${seed}`,
    done: progress,
  });
