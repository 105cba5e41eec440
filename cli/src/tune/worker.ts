import { parentPort, workerData } from 'node:worker_threads';
import { type Duel, playDuel } from '@moonstaff/bots';

/** A duel with its place in the list. */
export interface Task {
  readonly index: number;
  readonly duel: Duel;
}

export interface Result {
  readonly index: number;
  readonly ahead: number;
}

const tasks: readonly Task[] = workerData;
for (const { index, duel } of tasks) parentPort?.postMessage({ index, ahead: playDuel(duel) } satisfies Result);
