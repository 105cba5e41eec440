import { parentPort, workerData } from 'node:worker_threads';
import { type Fixture, mindFor, playFixture } from '@moonstaff/bots';
import { type Bot, budgetOf } from '../bots.ts';
import { workClock } from '../clock.ts';

/** What all games of a tournament have in common. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly bots: readonly Bot[];
}

export interface Share extends Bout {
  readonly fixtures: readonly Fixture[];
}

const share: Share = workerData;
const mind = mindFor(share.game);
const clock = workClock();
const entrants = share.bots.map((bot) => ({ level: bot.level, budget: budgetOf(bot, clock), mind }));
for (const fixture of share.fixtures) {
  parentPort?.postMessage(playFixture(mind.game, entrants, fixture, share.options));
}
