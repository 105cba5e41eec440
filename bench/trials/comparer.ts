import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as ourBots from '@moonstaff/bots';
import type { GameId } from '@moonstaff/catalogue';
import * as ourCatalogue from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import type { StartWork } from '@moonstaff/threads';
import { ratio } from '../src/bars.ts';
import { decisionSubject, gameSubject } from '../src/decision.ts';
import type { Done } from '../src/examine.ts';
import { measure, type Plan, type Subject } from '../src/measure.ts';
import { triesSubject } from '../src/playout.ts';
import type { Compared } from './against.ts';

export interface CompareOrder {
  readonly game: GameId;
  /** Where the other commit is checked out. */
  readonly folder: string;
  readonly plan: Plan;
}

/** What both commits have. */
interface Commit {
  readonly catalogue: Pick<typeof ourCatalogue, 'loadGame'>;
  readonly bots: Pick<typeof ourBots, 'judge' | 'choose' | 'mindFor'>;
}

const load = (folder: string, name: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, name, 'src/index.ts')).href);

/** Before there was a catalogue, each game had its rules under its own name. */
async function catalogueOf(folder: string): Promise<Commit['catalogue']> {
  if (existsSync(join(folder, 'catalogue'))) return (await load(folder, 'catalogue')) as Commit['catalogue'];
  return {
    loadGame: async (game) => ((await load(folder, `games/${game}`)) as { readonly [name: string]: AnyGame })[game],
  } as Commit['catalogue'];
}

async function subjectsOf(game: GameId, { catalogue, bots }: Commit, suffix: string): Promise<readonly Subject[]> {
  const rules = await catalogue.loadGame(game);
  const subjects = [decisionSubject(rules), gameSubject(rules), triesSubject(bots.mindFor(game), bots)];
  return subjects.map(({ name, prepare }) => ({ name: `${name}${suffix}`, prepare }));
}

const BEFORE = ' before';

export const start: StartWork<undefined, CompareOrder, readonly Compared[], Done> = () => {
  return async ({ game, folder, plan }, report) => {
    const before = {
      catalogue: await catalogueOf(folder),
      bots: (await load(folder, 'bots')) as Commit['bots'],
    };
    const now = await subjectsOf(game, { catalogue: ourCatalogue, bots: ourBots }, '');
    const then = await subjectsOf(game, before, BEFORE);
    const progress = (done: number, total: number): void => report({ done, total });
    const samples = measure([...now, ...then], plan, progress);
    return now.map(({ name }) => ({ what: name, times: ratio(samples, name, `${name}${BEFORE}`) }));
  };
};
