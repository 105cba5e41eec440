import { parentPort, workerData } from 'node:worker_threads';
import { type Fixture, type Level, mindFor, playFixture } from '@moonstaff/bots';

/** What all games of a tournament have in common. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly bots: readonly {
    readonly name: string;
    readonly level: Level;
    readonly milliseconds?: number;
    readonly iterations?: number;
  }[];
}

export interface Share extends Bout {
  readonly fixtures: readonly Fixture[];
}

const share: Share = workerData;
const entrants = share.bots.map(({ name, level, milliseconds, iterations = 0 }) => ({
  name,
  level,
  budget: milliseconds === undefined ? { iterations } : { milliseconds, now: () => performance.now() },
}));
for (const fixture of share.fixtures) {
  parentPort?.postMessage(playFixture(mindFor(share.game), entrants, fixture, share.options));
}
