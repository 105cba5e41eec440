import { newId } from '../ids.ts';
import { change, number, type Sql, text } from './sql.ts';

/** Work that has fallen due and was given to this taker alone, until its lease ends. */
export interface DueWork {
  readonly name: string;
  readonly kind: string;
  readonly table: string;
  readonly body: string;
  readonly tries: number;
  /** Whose it is: nobody else may finish it. */
  readonly holder: string;
}

/** Which work to take. */
export interface Wanted {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** The holders of what is still in hand here though its lease has ended: that is not taken once more. */
  readonly held?: readonly string[];
}

/** No bot waits longer than this for its turn, in milliseconds. */
const FARTHEST_BOT = 120_000;

/**
 * What is further ahead than it can be was written before the clock was set back. Bots then go on at once, and a lease
 * counts as ended.
 */
const FALLEN_DUE = `(at <= $1 OR (kind = 'bot' AND at > $2))`;
const FREE = '(lease <= $1 OR lease > $3)';

/** The values of both. */
const moment = (now: number, lease: number): readonly number[] => [now, now + FARTHEST_BOT, now + 2 * lease];

/** Clocks, bot turns and notices as rows that fall due: they survive a restart and are done by one node. */
export class DueStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Who takes a row has it until the lease ends; if that node dies, another takes it after that. */
  async take(now: number, lease: number, { kinds, limit, held = [] }: Wanted): Promise<readonly DueWork[]> {
    const rows = await change(
      this.#sql,
      `UPDATE due SET lease = $4, holder = $5, tries = tries + 1
         WHERE ${FREE} AND name IN (
           SELECT name FROM due WHERE ${FALLEN_DUE} AND ${FREE}
             AND (holder IS NULL OR $6 NOT LIKE '%' || holder || '%')
             AND kind IN (${kinds.map((_, i) => `$${i + 8}`).join(', ')})
           ORDER BY at LIMIT $7
         )
         RETURNING name, kind, table_id, body, tries, holder`,
      [...moment(now, lease), now + lease, newId(), held.join(), limit, ...kinds],
    );
    return rows.map((row) => ({
      name: text(row, 'name'),
      kind: text(row, 'kind'),
      table: text(row, 'table_id'),
      body: text(row, 'body'),
      tries: number(row, 'tries'),
      holder: text(row, 'holder'),
    }));
  }

  /** The kinds of work that wait to be taken: a look without a write. */
  async waiting(now: number, lease: number): Promise<ReadonlySet<string>> {
    const rows = await this.#sql.read(
      `SELECT DISTINCT kind FROM due WHERE ${FALLEN_DUE} AND ${FREE}`,
      moment(now, lease),
    );
    return new Set(rows.map((row) => text(row, 'kind')));
  }

  /** Done, by the one who holds the lease. If the row was set anew since, it stays. */
  async finish(work: DueWork): Promise<void> {
    await change(this.#sql, 'DELETE FROM due WHERE name = $1 AND holder = $2', [work.name, work.holder]);
  }

  /** Not done: comes again at `at`. */
  async postpone(work: DueWork, at: number): Promise<void> {
    await change(this.#sql, 'UPDATE due SET at = $3, lease = 0, holder = NULL WHERE name = $1 AND holder = $2', [
      work.name,
      work.holder,
      at,
    ]);
  }

  /** Puts parts in its place, each of which is done, and tried again, by itself. */
  async split(work: DueWork, parts: readonly string[], at: number): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM due WHERE name = $1 AND holder = $2', values: [work.name, work.holder], changes: 1 },
      ...parts.map((name) => ({
        text: `INSERT INTO due (name, kind, table_id, at, lease, body) VALUES ($1, $2, $3, $4, 0, $5)
          ON CONFLICT (name) DO UPDATE SET at = $4, body = $5, lease = 0, holder = NULL, tries = 0`,
        values: [name, work.kind, work.table, at, work.body],
      })),
    ]);
  }
}
