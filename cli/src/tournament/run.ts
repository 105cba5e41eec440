import { Worker } from 'node:worker_threads';
import type { Fixture, Played } from '@moonstaff/bots';
import type { Bout, Share } from './worker.ts';

/** Plays all fixtures on so many threads; the results come in the order of the fixtures. */
export async function playBouts(
  bout: Bout,
  fixtures: readonly Fixture[],
  jobs: number,
  progress: () => void,
): Promise<readonly Played[]> {
  const shares = Array.from(
    { length: jobs },
    (_, job): Share => ({
      ...bout,
      fixtures: fixtures.filter((_, index) => index % jobs === job),
    }),
  );
  const parts = await Promise.all(shares.map((share) => onWorker(share, progress)));
  return parts.flat().sort((a, b) => a.fixture.index - b.fixture.index);
}

function onWorker(share: Share, progress: () => void): Promise<readonly Played[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
  const played: Played[] = [];
  return new Promise((resolve, reject) => {
    worker.on('message', (one: Played) => {
      played.push(one);
      progress();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(played));
  });
}
