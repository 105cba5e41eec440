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

/** Clocks, bot turns and notices as rows that fall due: they survive a restart and are done by one node. */
export class DueStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whoever takes a row has it until the lease ends; if its node dies, another takes it after that. */
  async take(now: number, lease: number, { kinds, limit, held = [] }: Wanted): Promise<readonly DueWork[]> {
    const rows = await change(
      this.#sql,
      `UPDATE due SET lease = $2, holder = $4, tries = tries + 1
         WHERE lease <= $1 AND name IN (
           SELECT name FROM due WHERE at <= $1 AND lease <= $1
             AND (holder IS NULL OR $5 NOT LIKE '%' || holder || '%')
             AND kind IN (${kinds.map((_, i) => `$${i + 6}`).join(', ')})
           ORDER BY at LIMIT $3
         )
         RETURNING name, kind, table_id, body, tries, holder`,
      [now, now + lease, limit, newId(), held.join(), ...kinds],
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
  async waiting(now: number): Promise<ReadonlySet<string>> {
    const rows = await this.#sql.read('SELECT DISTINCT kind FROM due WHERE at <= $1 AND lease <= $1', [now]);
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
