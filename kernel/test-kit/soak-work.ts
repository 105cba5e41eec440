import { configurationsOf, type Subject } from '@moonstaff/kernel/conformance';
import { runTasks } from '@moonstaff/threads';
import type { Batch, BatchResult, start } from './soak-worker.ts';

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

/** Plays all batches on this many threads and passes every result on. */
export async function work(
  batches: readonly Batch[],
  threads: number,
  done: (result: BatchResult) => void,
): Promise<void> {
  await runTasks<typeof start>(
    { module: new URL('./soak-worker.ts', import.meta.url), threads, setup: undefined },
    batches,
    { name: ({ module, seed, from }) => `${module}, seed "${seed}", from game ${from}`, done },
  );
}
