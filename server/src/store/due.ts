import { newId } from '../ids.ts';
import { change, number, type Sql, text } from './sql.ts';

/** Work that fell due. It belongs to the node that took it until its lease ends. */
export interface DueWork {
  readonly name: string;
  readonly kind: string;
  readonly table: string;
  readonly body: string;
  readonly tries: number;
  /** Who has taken it. Nobody else may finish it. */
  readonly holder: string;
}

/** Which work to take. */
export interface TakeOptions {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** Holders of work that's still running here after its lease has ended. That work isn't taken again. */
  readonly held?: readonly string[];
  /** Who takes it, if not somebody new. */
  readonly holder?: string;
}

/** No bot's turn is scheduled further ahead than this, in milliseconds. */
const FARTHEST_BOT = 120_000;

/**
 * A time too far ahead was written before the clock was set back. Then bots play at once, and the lease counts as over.
 */
const FALLEN_DUE = `(at <= $1 OR (kind = 'bot' AND at > $2))`;
const FREE = '(lease <= $1 OR lease > $3)';

/** The values for both conditions. */
const valuesAt = (now: number, lease: number): readonly number[] => [now, now + FARTHEST_BOT, now + 2 * lease];

/** Clocks, bot turns and notices as rows that fall due. They survive a restart, and one node does each. */
export class DueStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Takes work until its lease ends. If this node dies, another takes the work after that. */
  async take(
    now: number,
    lease: number,
    { kinds, limit, held = [], holder = newId() }: TakeOptions,
  ): Promise<readonly DueWork[]> {
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
      [...valuesAt(now, lease), now + lease, holder, held.join(), limit, ...kinds],
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

  /** The kinds of work that are due. Reads only. */
  async waiting(now: number, lease: number): Promise<ReadonlySet<string>> {
    const rows = await this.#sql.read(
      `SELECT DISTINCT kind FROM due WHERE ${FALLEN_DUE} AND ${FREE}`,
      valuesAt(now, lease),
    );
    return new Set(rows.map((row) => text(row, 'kind')));
  }

  /** Deletes finished work, unless it was scheduled again in the meantime. */
  async finish(work: DueWork): Promise<void> {
    await change(this.#sql, 'DELETE FROM due WHERE name = $1 AND holder = $2', [work.name, work.holder]);
  }

  /** Puts work off until `at`. */
  async postpone(work: DueWork, at: number): Promise<void> {
    await change(this.#sql, 'UPDATE due SET at = $3, lease = 0, holder = NULL WHERE name = $1 AND holder = $2', [
      work.name,
      work.holder,
      at,
    ]);
  }

  /** Gives back all that was taken at once. */
  async release(holder: string): Promise<void> {
    await change(this.#sql, 'UPDATE due SET lease = 0, holder = NULL WHERE holder = $1', [holder]);
  }

  /** Replaces work by parts, each of which is done and retried on its own. */
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
