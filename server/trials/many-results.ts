import { fastRandom, nextBelow } from '@moonstaff/kernel';
import { statementsFor } from '../src/results/recorder.ts';
import type { StoredResult } from '../src/results/result.ts';
import type { Sql, Statement } from '../src/store/sql.ts';

export interface ManyResults {
  readonly people: number;
  readonly games: number;
  readonly seed?: string;
}

const CLUB = 'club-of-the-fixture--';
const MONTHS = 30 * 24 * 60 * 60 * 1000;
const START = 1_700_000_000_000;
const AT_ONCE = 40;

const BOARDS: { readonly [game: string]: readonly string[] } = {
  arnak: ['bird', 'snake'],
  guild: ['aghon', 'avenia', 'kazan', 'cnidaria'],
};

/** A large club: people, finished games with everything that follows from them, and ratings. Returns its id. */
export async function manyResults(sql: Sql, { people, games, seed = 'club' }: ManyResults): Promise<string> {
  const random = fastRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[nextBelow(random, list.length)] as T;
  await sql.commit(foundation(people));
  for (let from = 0; from < games; from += AT_ONCE) {
    const statements = Array.from({ length: Math.min(AT_ONCE, games - from) }, (_, i) => {
      const game = pick(Object.keys(BOARDS));
      const players = 2 + nextBelow(random, 3);
      const first = nextBelow(random, people);
      const seats = Array.from({ length: players }, (_each, seat) => ({
        seat,
        person: `person-${(first + seat * (1 + nextBelow(random, 20))) % people}`,
        total: 40 + nextBelow(random, 60),
        won: false,
        left: false,
        place: 0,
      }));
      return gameStatements({
        table: `table-${from + i}`,
        game,
        board: pick(BOARDS[game] ?? []),
        options: {},
        club: CLUB,
        finishedAt: START + Math.floor(((from + i) / games) * 24 * MONTHS),
        length: 3_600_000,
        reason: 'played',
        rated: true,
        seats: placed(seats.filter((one, at) => seats.findIndex(({ person }) => person === one.person) === at)),
      });
    });
    await sql.commit(statements.flat());
  }
  if (sql.kind === 'postgres') await sql.commit([{ text: 'ANALYZE' }]);
  return CLUB;
}

type Seat = StoredResult['seats'][number];

function placed(seats: readonly Seat[]): readonly Seat[] {
  return [...seats]
    .sort((a, b) => b.total - a.total)
    .map((seat, _, all) => ({
      ...seat,
      place: all.findIndex(({ total }) => total === seat.total) + 1,
      won: seat.total === all[0]?.total,
    }));
}

const foundation = (people: number): readonly Statement[] => [
  {
    text: `INSERT INTO clubs (id, name, crest, code, owner, created_at) VALUES ($1, 'Club', 'owl', 'abcdefghjkmn', 'person-0', ${START})`,
    values: [CLUB],
  },
  ...Array.from({ length: people }, (_, i) => `person-${i}`).flatMap((person, i): readonly Statement[] => [
    { text: `INSERT INTO people (id, name, created_at) VALUES ($1, $2, ${START})`, values: [person, `Person ${i}`] },
    { text: `INSERT INTO club_members (club, person, joined_at) VALUES ($1, $2, ${START})`, values: [CLUB, person] },
    ...['arnak', 'guild', '*'].map((game) => ({
      text: `INSERT INTO ratings (person, game, mu, sigma, shown, games, recent) VALUES ($1, $2, 25, 3, $3, 100, $4)`,
      values: [
        person,
        game,
        1300 + ((i * 37) % 400),
        JSON.stringify(Array.from({ length: 30 }, (_x, n) => [START + n, 1500 + n])),
      ],
    })),
  ]),
];

const gameStatements = (result: StoredResult): readonly Statement[] => [
  {
    text: `INSERT INTO tables (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at, club)
      VALUES ($1, 2, 0, 'finished', 0, 'person-0', $1, '', '{}', $2, $3)`,
    values: [result.table, result.finishedAt, CLUB],
  },
  ...statementsFor({ result, takes: [] }),
];
