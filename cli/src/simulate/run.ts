import type { AnyGame } from '@moonstaff/kernel';
import { runTasks } from '@moonstaff/threads';
import { mindsOf } from '../bots.ts';
import { type Batch, playBatch, type Task } from './play.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { start } from './worker.ts';

const MODULE = new URL('./worker.ts', import.meta.url);
const MOST_BATCHES = 1000;

/** Plays the games of a batch, on this thread or on several. The result is the same. */
export async function playAll(
  game: AnyGame,
  task: Task,
  batch: Batch,
  threads: number,
  progress: (done: number) => void,
): Promise<Tally> {
  if (threads === 1) return playBatch(game, task, await mindsOf(game.id, task.bots), batch, progress);
  const parts = await runTasks<typeof start>(
    { module: MODULE, threads, setup: { ...task, game: game.id } },
    batchesOf(batch, threads),
    { name: ({ from, to }) => `games ${from} to ${to - 1}`, progress },
  );
  const sum = emptyTally();
  for (const part of parts) addTally(sum, part);
  return sum;
}

/** Small enough to keep all threads busy to the end, and not too many of them. */
function batchesOf({ from, to }: Batch, threads: number): readonly Batch[] {
  const games = to - from;
  const count = Math.min(games, MOST_BATCHES, 16 * threads);
  const bound = (index: number): number => from + Math.floor((games * index) / count);
  return Array.from({ length: count }, (_, index) => ({ from: bound(index), to: bound(index + 1) }));
}
