import type { WantedSeat } from '@moonstaff/client';
import type { Entry, Options, Seed } from '@moonstaff/kernel';
import { type Append, creation } from '../store/append.ts';
import { change, maybeNumber, number, type Row, type Sql, text } from '../store/sql.ts';

/** The deal of a day as it's stored. The seed makes it a cheat sheet until the day is over. */
export interface StoredChallenge {
  readonly day: string;
  readonly game: string;
  readonly seats: readonly WantedSeat[];
  readonly options: Options;
  readonly seed: Seed;
  readonly rules: number;
  readonly endsAt: number;
}

export interface StoredTry {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly table: string;
  readonly startedAt: number;
  readonly finishedAt?: number;
  /** Only if it was played to the end in time. */
  readonly score?: ChallengeScore;
}

export interface ChallengeScore {
  readonly won: boolean;
  readonly total: number;
}

/** How far a bot got in one of its lines. */
export interface StoredLine {
  readonly level: string;
  readonly line: number;
  readonly entries: readonly Entry[];
  readonly done: boolean;
  readonly score?: ChallengeScore;
}

/** A line of the week's table. */
export interface WeekLine {
  readonly person: string;
  readonly points: number;
  readonly played: number;
}

export type ChallengeKey = Pick<StoredChallenge, 'day' | 'game'>;

/**
 * Everybody's points in a week. In each challenge, 100 points times the share of people one was ahead of; oneself and
 * those who did as well count half.
 */
const POINTS = `SELECT person, 50 * (2 * n - 2 * place - level + 2) / n AS points FROM (
  SELECT person,
    RANK() OVER (PARTITION BY day, game ORDER BY won DESC, total DESC) AS place,
    COUNT(*) OVER (PARTITION BY day, game) AS n,
    COUNT(*) OVER (PARTITION BY day, game, won, total) AS level
  FROM tries WHERE day >= $1 AND day <= $2 AND ranked = 1) AS placed`;

/** The queries for lists. */
export const CHALLENGE_LISTS = {
  past: 'SELECT day, game FROM daily_challenges WHERE day < $1 ORDER BY day DESC, game LIMIT $2',
  best: `SELECT * FROM tries WHERE day = $1 AND game = $2 AND ranked = 1
    ORDER BY won DESC, total DESC, finished_at LIMIT $3`,
  count: 'SELECT COUNT(*) AS n FROM tries WHERE day = $1 AND game = $2 AND ranked = 1',
  ahead: `SELECT COUNT(*) AS n FROM tries WHERE day = $1 AND game = $2 AND ranked = 1
    AND (won > $3 OR (won = $3 AND total > $4))`,
  week: `SELECT person, CAST(SUM(points) AS INTEGER) AS points, CAST(COUNT(*) AS INTEGER) AS played
    FROM (${POINTS}) AS earned GROUP BY person ORDER BY SUM(points) DESC, COUNT(*), person LIMIT $3`,
  of: 'SELECT * FROM tries WHERE person = $1 ORDER BY day, game',
} as const;

export class ChallengeStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Keeps the first one that's written for its day, and returns that. */
  async once({ day, game, seats, options, seed, rules, endsAt }: StoredChallenge): Promise<StoredChallenge> {
    await change(
      this.#sql,
      `INSERT INTO daily_challenges (day, game, seats, options, seed, rules, ends_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [day, game, JSON.stringify(seats), JSON.stringify(options), seed, rules, endsAt],
    );
    const stored = await this.find({ day, game });
    if (stored === undefined) throw new Error(`the challenge ${day} ${game} is missing`);
    return stored;
  }

  async find({ day, game }: ChallengeKey): Promise<StoredChallenge | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM daily_challenges WHERE day = $1 AND game = $2', [day, game]);
    return row === undefined ? undefined : challengeIn(row);
  }

  /** The challenges before this day, the latest first. */
  async past(day: string, limit: number): Promise<readonly ChallengeKey[]> {
    const rows = await this.#sql.read(CHALLENGE_LISTS.past, [day, limit]);
    return rows.map((row) => ({ day: text(row, 'day'), game: text(row, 'game') }));
  }

  /** Writes a try with its table. Returns false, and writes nothing, if this person already has one. */
  async start(one: StoredTry, append: Append): Promise<boolean> {
    const { day, game, person, table, startedAt } = one;
    const { guard, rest } = creation(append);
    const written = await this.#sql.commit([
      { ...guard, changes: 1 },
      {
        text: `INSERT INTO tries (day, game, person, table_id, started_at) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT DO NOTHING`,
        values: [day, game, person, table, startedAt],
        changes: 1,
      },
      ...rest,
    ]);
    return written !== undefined;
  }

  async tryOf({ day, game }: ChallengeKey, person: string): Promise<StoredTry | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM tries WHERE day = $1 AND game = $2 AND person = $3', [
      day,
      game,
      person,
    ]);
    return row === undefined ? undefined : tryIn(row);
  }

  /** The try that's played at a table. */
  async tryAt({ day, game }: ChallengeKey, table: string): Promise<StoredTry | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM tries WHERE table_id = $1 AND day = $2 AND game = $3', [
      table,
      day,
      game,
    ]);
    return row === undefined ? undefined : tryIn(row);
  }

  /** All tries of a person. */
  async triesOf(person: string): Promise<readonly StoredTry[]> {
    return (await this.#sql.read(CHALLENGE_LISTS.of, [person])).map(tryIn);
  }

  /** The best tries. */
  async best({ day, game }: ChallengeKey, limit: number): Promise<readonly StoredTry[]> {
    return (await this.#sql.read(CHALLENGE_LISTS.best, [day, game, limit])).map(tryIn);
  }

  /** How many people have finished it in time. */
  async players({ day, game }: ChallengeKey): Promise<number> {
    const [row] = await this.#sql.read(CHALLENGE_LISTS.count, [day, game]);
    return row === undefined ? 0 : number(row, 'n');
  }

  async placeOf({ day, game }: ChallengeKey, { won, total }: ChallengeScore): Promise<number> {
    const [row] = await this.#sql.read(CHALLENGE_LISTS.ahead, [day, game, Number(won), total]);
    return 1 + (row === undefined ? 0 : number(row, 'n'));
  }

  async week(from: string, to: string, limit: number): Promise<readonly WeekLine[]> {
    const rows = await this.#sql.read(CHALLENGE_LISTS.week, [from, to, limit]);
    return rows.map((row) => ({
      person: text(row, 'person'),
      points: number(row, 'points'),
      played: number(row, 'played'),
    }));
  }

  async lines({ day, game }: ChallengeKey): Promise<readonly StoredLine[]> {
    const rows = await this.#sql.read('SELECT * FROM challenge_lines WHERE day = $1 AND game = $2', [day, game]);
    return rows.map(lineIn);
  }

  /** A line that's done stays as it is. */
  async keepLine({ day, game }: ChallengeKey, { level, line, entries, done, score }: StoredLine): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO challenge_lines (day, game, level, line, entries, done, won, total)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (day, game, level, line)
        DO UPDATE SET entries = $5, done = $6, won = $7, total = $8 WHERE challenge_lines.done = 0`,
      [day, game, level, line, JSON.stringify(entries), Number(done), score && Number(score.won), score?.total],
    );
  }
}

const challengeIn = (row: Row): StoredChallenge => ({
  day: text(row, 'day'),
  game: text(row, 'game'),
  seats: JSON.parse(text(row, 'seats')) as StoredChallenge['seats'],
  options: JSON.parse(text(row, 'options')) as Options,
  seed: text(row, 'seed'),
  rules: number(row, 'rules'),
  endsAt: number(row, 'ends_at'),
});

function scoreIn(row: Row): { readonly score?: ChallengeScore } {
  const total = maybeNumber(row, 'total');
  return total === undefined ? {} : { score: { won: row['won'] === 1, total } };
}

function tryIn(row: Row): StoredTry {
  const finishedAt = maybeNumber(row, 'finished_at');
  return {
    day: text(row, 'day'),
    game: text(row, 'game'),
    person: text(row, 'person'),
    table: text(row, 'table_id'),
    startedAt: number(row, 'started_at'),
    ...(finishedAt !== undefined && { finishedAt }),
    ...scoreIn(row),
  };
}

const lineIn = (row: Row): StoredLine => ({
  level: text(row, 'level'),
  line: number(row, 'line'),
  entries: JSON.parse(text(row, 'entries')) as readonly Entry[],
  done: number(row, 'done') === 1,
  ...scoreIn(row),
});
