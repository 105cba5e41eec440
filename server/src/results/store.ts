import type { ResultFilter, Take } from '@moonstaff/client';
import { inList, number, type Row, type Sql, text, type Value } from '../store/sql.ts';
import type { StoredResult } from './result.ts';

/** Which results to list, newest first. */
export interface ResultQuery extends Pick<ResultFilter, 'game' | 'board' | 'won'> {
  readonly person?: string;
  readonly club?: string;
  /** Only games that one of these people sat in. */
  readonly withOneOf?: readonly string[];
  /** The last result of the page before. */
  readonly after?: { readonly finishedAt: number; readonly table: string };
  readonly limit: number;
}

export interface Tally {
  /** Finished games, solo ones included. */
  readonly games: number;
  /** Games against others. */
  readonly played: number;
  readonly won: number;
}

/** How two people fared in the games both sat in. */
export interface Pair {
  readonly person: string;
  readonly other: string;
  readonly ahead: number;
  readonly behind: number;
  readonly played: number;
}

const END = { finishedAt: Number.MAX_SAFE_INTEGER, table: '' };

/** A statement with its values, each given the next placeholder. */
class Query {
  readonly values: Value[] = [];
  add = (value: Value): string => {
    this.values.push(value);
    return `$${this.values.length}`;
  };
}

/** The statement that lists results. CROSS JOIN tells SQLite to start with the people, which the index is for. */
export function listStatement(wanted: ResultQuery): { readonly text: string; readonly values: readonly Value[] } {
  const { add, values } = new Query();
  const { person, club, game, board, won, withOneOf, after = END } = wanted;
  // In a club, somebody's games are found by their name there.
  const [only] = withOneOf?.length === 1 && person === undefined && club !== undefined ? withOneOf : [];
  const driver = person ?? only;
  const from = driver === undefined ? 'results s' : 'result_people s CROSS JOIN results r';
  const conditions = [
    ...(driver === undefined ? [] : [`s.person = ${add(driver)}`, 'r.table_id = s.table_id']),
    ...(club === undefined ? [] : [`s.club = ${add(club)}`]),
    ...(game === undefined ? [] : [`s.game = ${add(game)}`]),
    ...(board === undefined ? [] : [`s.board = ${add(board)}`]),
    ...(won === undefined || driver === undefined ? [] : [`s.won = ${add(won === 'yes' ? 1 : 0)}`]),
    ...(withOneOf === undefined || only !== undefined ? [] : [satIn(withOneOf.map(add))]),
    `(s.finished_at, s.table_id) < (${add(after.finishedAt)}, ${add(after.table)})`,
  ];
  const body = driver === undefined ? 's.body' : 'r.body';
  return {
    text: `SELECT ${body} FROM ${from} WHERE ${conditions.join(' AND ')}
      ORDER BY s.finished_at DESC, s.table_id DESC LIMIT ${add(wanted.limit)}`,
    values,
  };
}

const satIn = (people: readonly string[]): string =>
  people.length === 0
    ? '1 = 0'
    : `EXISTS (SELECT 1 FROM result_people o WHERE o.table_id = s.table_id AND o.person IN (${people.join(', ')}))`;

/** Somebody's games. Each is looked up by its key: with a join, PostgreSQL would rather read everybody's. */
export const PLAYED = `SELECT (SELECT r.body FROM results r WHERE r.table_id = s.table_id) AS body, s.facts
  FROM result_people s WHERE s.person = $1 ORDER BY s.finished_at DESC, s.table_id DESC LIMIT $2`;

/** A game somebody played. */
export interface Played {
  readonly result: StoredResult;
  readonly takes: readonly [kind: Take['kind'], id: string][];
}

/** Reads what the recorder has written. */
export class ResultStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async list(wanted: ResultQuery): Promise<readonly StoredResult[]> {
    const { text: statement, values } = listStatement(wanted);
    return (await this.#sql.read(statement, values)).map(resultIn);
  }

  /** Somebody's latest games, with what they took in each. */
  async played(person: string, limit: number): Promise<readonly Played[]> {
    return (await this.#sql.read(PLAYED, [person, limit])).map((row) => {
      const { takes } = JSON.parse(text(row, 'facts')) as { readonly takes: Played['takes'] };
      return { result: resultIn(row), takes };
    });
  }

  /** How often somebody played and won, by game; game `*` is all of them. Person '' counts everyone's games. */
  async tallies(club: string, person: string): Promise<ReadonlyMap<string, Tally>> {
    const rows = await this.#sql.read('SELECT * FROM tallies WHERE club = $1 AND person = $2', [club, person]);
    return new Map(rows.map((row) => [text(row, 'game'), tallyIn(row)]));
  }

  /** Everyone's sums in a club, in one game or all. */
  async clubTallies(club: string, game: string): Promise<ReadonlyMap<string, Tally>> {
    const rows = await this.#sql.read('SELECT * FROM tallies WHERE club = $1 AND game = $2', [club, game]);
    return new Map(rows.map((row) => [text(row, 'person'), tallyIn(row)]));
  }

  /** The sums of these people. */
  async talliesOf(club: string, people: readonly string[], game: string): Promise<ReadonlyMap<string, Tally>> {
    if (people.length === 0) return new Map();
    const { list, values } = inList(people);
    const rows = await this.#sql.read(
      `SELECT * FROM tallies WHERE person IN (${list}) AND club = $${values.length + 1} AND game = $${values.length + 2}`,
      [...values, club, game],
    );
    return new Map(rows.map((row) => [text(row, 'person'), tallyIn(row)]));
  }

  /** Somebody's opponents, those they played with most often first. */
  async opponents(club: string, person: string, game: string, limit: number): Promise<readonly Pair[]> {
    const rows = await this.#sql.read(
      `SELECT * FROM pairs WHERE club = $1 AND person = $2 AND game = $3 ORDER BY played DESC, other LIMIT ${limit}`,
      [club, person, game],
    );
    return rows.map(pairIn);
  }

  /** How these people fared against each other in a club. */
  async clubPairs(club: string, people: readonly string[], game: string): Promise<readonly Pair[]> {
    if (people.length === 0) return [];
    const list = people.map((_, i) => `$${i + 3}`).join(', ');
    const rows = await this.#sql.read(
      `SELECT * FROM pairs WHERE club = $1 AND game = $2 AND person IN (${list}) AND other IN (${list})`,
      [club, game, ...people],
    );
    return rows.map(pairIn);
  }
}

const resultIn = (row: Row): StoredResult => JSON.parse(text(row, 'body')) as StoredResult;
const tallyIn = (row: Row): Tally => ({
  games: number(row, 'games'),
  played: number(row, 'played'),
  won: number(row, 'won'),
});
const pairIn = (row: Row): Pair => ({
  person: text(row, 'person'),
  other: text(row, 'other'),
  ahead: number(row, 'ahead'),
  behind: number(row, 'behind'),
  played: number(row, 'played'),
});
