/**
 * How long the lists of a large club take, on both kinds of database.
 * `npm run load -- --people [--record]`
 */
import { openStore } from '@moonstaff/server/operator';
import { ClubStore } from '../src/clubs/store.ts';
import { GAMES_TO_A_RATING } from '../src/ratings/rate.ts';
import { RatingStore } from '../src/ratings/store.ts';
import { ResultStore } from '../src/results/store.ts';
import { openTrialDatabase } from './database.ts';
import { type ManyResults, manyResults } from './many-results.ts';
import { median } from './measure.ts';
import { conclude } from './record.ts';

const TIMES = 40;
const PAGE = 21;
/** How long a list may take. */
const LIMIT_MS = 10;

type Times = Readonly<Record<string, number>>;

async function measure(kind: 'sqlite' | 'postgres', people: number, games: number): Promise<Times> {
  const database = await openTrialDatabase(kind);
  const store = await openStore(database.where);
  const club = await manyResults(store.sql, { people, games });
  const [results, ratings, clubs] = [new ResultStore(store.sql), new RatingStore(store.sql), new ClubStore(store.sql)];
  const members = (await clubs.members(club)).map(({ person }) => person);
  const lists: { readonly [name: string]: (person: string) => Promise<unknown> } = {
    mine: (person) => results.list({ person, limit: PAGE }),
    mineWon: (person) => results.list({ person, won: 'yes', game: 'guild', limit: PAGE }),
    mineWith: (person) => results.list({ person, withOneOf: ['person-3'], limit: PAGE }),
    club: () => results.list({ club, limit: PAGE }),
    clubGame: () => results.list({ club, game: 'arnak', board: 'snake', limit: PAGE }),
    clubPerson: (person) => results.list({ club, withOneOf: [person], limit: PAGE }),
    clubDeep: () => results.list({ club, limit: PAGE, after: { finishedAt: 1_720_000_000_000, table: '' } }),
    members: () => clubs.members(club),
    standings: () => ratings.best('*', GAMES_TO_A_RATING, 100),
    clubStandings: async () => Promise.all([ratings.inClub(club, members, '*'), results.clubTallies(club, '*')]),
    pairs: (person) => results.clubPairs(club, [person, 'person-1', 'person-2', 'person-3', 'person-4'], '*'),
    person: (person) => results.played(person, 500),
    opponents: (person) => results.opponents('', person, '*', 20),
  };
  const times: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) {
    const taken: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      await list(`person-${(i * 7) % people}`);
      taken.push(performance.now() - began);
    }
    times[name] = Math.round(median(taken) * 100) / 100;
  }
  await store.close();
  await database.close();
  return times;
}

/** Measures the lists on both databases and reports whether all keep the limit. */
export async function measurePeople({ people, games }: ManyResults, record: boolean): Promise<void> {
  const report = {
    people,
    games,
    sqlite: await measure('sqlite', people, games),
    postgres: await measure('postgres', people, games),
  };
  const good = [...Object.values(report.sqlite), ...Object.values(report.postgres)].every((time) => time < LIMIT_MS);
  await conclude('people', report, good, record);
}
