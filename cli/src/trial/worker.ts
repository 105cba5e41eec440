import { parentPort, workerData } from 'node:worker_threads';
import { workClock } from '../clock.ts';
import { sittingOf } from './fixtures.ts';
import { playSitting } from './play.ts';

/** The sittings `first`, `first + step`, … before `games`. */
export interface Share {
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly milliseconds: number;
}

const { first, step, games, milliseconds }: Share = workerData;
const now = workClock();
// A thread that has just begun is slow for a moment; nobody waits for its first game.
playSitting(sittingOf(first), milliseconds, now);
for (let index = first; index < games; index += step) {
  parentPort?.postMessage(playSitting(sittingOf(index), milliseconds, now));
}
