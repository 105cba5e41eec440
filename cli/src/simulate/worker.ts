import { parentPort, workerData } from 'node:worker_threads';
import { ADAPTERS } from '@moonstaff/scenarios';
import { playOne, type Task } from './play.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Plays the games `first`, `first + step`, … of a task. */
export interface Share extends Task {
  readonly game: string;
  readonly games: number;
  readonly first: number;
  readonly step: number;
}

/** What a worker tells: games finished since it last did, at the end everything it saw. */
export type Report = { readonly done: number } | { readonly tally: Tally };

const TELL_EVERY_MS = 50;

const share: Share = workerData;
const adapter = ADAPTERS.get(share.game);
if (adapter !== undefined) {
  const tally = emptyTally();
  let told = { games: 0, at: performance.now() };
  for (let number = share.first; number < share.games; number += share.step) {
    playOne(adapter.game, share, number, tally);
    if (performance.now() - told.at < TELL_EVERY_MS) continue;
    tell({ done: tally.games - told.games });
    told = { games: tally.games, at: performance.now() };
  }
  tell({ tally });
}

function tell(report: Report): void {
  parentPort?.postMessage(report);
}
