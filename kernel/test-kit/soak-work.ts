import { Worker } from 'node:worker_threads';
import { configurationsOf, type Subject } from '@moonstaff/kernel/conformance';
import type { Batch, BatchResult } from './soak-worker.ts';

const GAMES_PER_BATCH = 10;

/** Batches for this many games in each configuration of the subject that this module exports. */
export async function batchesOf(module: URL, games: number, seed: string): Promise<readonly Batch[]> {
  const { subject }: { subject: Subject } = await import(module.href);
  return configurationsOf(subject).flatMap((configuration) =>
    Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, i): Batch => {
      const from = i * GAMES_PER_BATCH;
      return { module: module.href, configuration, seed, from, games: Math.min(GAMES_PER_BATCH, games - from) };
    }),
  );
}

/** Gives each worker one batch at a time and passes every result on. */
export async function work(
  batches: readonly Batch[],
  cores: number,
  done: (result: BatchResult) => void,
): Promise<void> {
  const queue = [...batches];
  const busy = Array.from({ length: Math.min(cores, queue.length) }, async () => {
    const worker = new Worker(new URL('./soak-worker.ts', import.meta.url));
    try {
      for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
        done(await answerOf(worker, batch));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(busy);
}

function answerOf(worker: Worker, batch: Batch): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(batch);
  });
}
