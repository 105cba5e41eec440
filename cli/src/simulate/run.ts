import { Worker } from 'node:worker_threads';
import type { AnyGame } from '@moonstaff/kernel';
import { playOne, type Task } from './play.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Report, Share } from './worker.ts';

/** Plays games 0 to `games` − 1, on this thread or on several. The result is the same. */
export async function playAll(
  game: AnyGame,
  task: Task,
  games: number,
  jobs: number,
  progress: (done: number) => void,
): Promise<Tally> {
  const sum = emptyTally();
  if (jobs > 1) {
    const shares = Array.from(
      { length: jobs },
      (_, first): Share => ({ ...task, game: game.id, games, first, step: jobs }),
    );
    const parts = await Promise.all(shares.map((share) => onWorker(share, progress)));
    for (const part of parts) addTally(sum, part);
    return sum;
  }
  for (let number = 0; number < games; number++) {
    playOne(game, task, number, sum);
    progress(1);
  }
  return sum;
}

function onWorker(share: Share, progress: (done: number) => void): Promise<Tally> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('tally' in report) resolve(report.tally);
      else progress(report.done);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker ended early')));
  });
}
