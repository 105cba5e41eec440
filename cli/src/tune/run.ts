import { Worker } from 'node:worker_threads';
import type { Duel } from '@moonstaff/bots';
import type { Result, Task } from './worker.ts';

/** Plays all duels on so many threads; the results come in the order of the duels. */
export async function playDuels(
  duels: readonly Duel[],
  jobs: number,
  progress: () => void,
): Promise<readonly number[]> {
  const results: number[] = [];
  const tasks = duels.map((duel, index): Task => ({ index, duel }));
  await Promise.all(
    Array.from({ length: Math.min(jobs, tasks.length) }, (_, job) =>
      onWorker(
        tasks.filter(({ index }) => index % jobs === job),
        ({ index, ahead }) => {
          results[index] = ahead;
          progress();
        },
      ),
    ),
  );
  return results;
}

function onWorker(tasks: readonly Task[], tell: (result: Result) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: tasks });
  return new Promise((resolve, reject) => {
    worker.on('message', tell);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
