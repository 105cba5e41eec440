import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CLUSTERED, type Row, type Transaction, tidy, type Value } from '../sql.ts';

/** So many statements are kept prepared; those made to measure (a list of ids) need not push out the others. */
const PREPARED = 200;

/**
 * After so many pages in the log they are put in their places, while the writer waits: 16 MB. The same few pages
 * change again and again, so seldom is less work altogether.
 */
export const CHECKPOINT_PAGES = 4000;

export const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`;

/** One connection, with its statements kept prepared. What it commits is on the disk. */
export class Connection implements Transaction {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 5000 });
    this.database.exec(SETTINGS);
  }

  /** A statement that gives no rows. Says how many it changed. */
  run(text: string, values: readonly Value[] = []): number {
    return Number(this.#prepared(text).run(...values.map(given)).changes);
  }

  rows(text: string, values: readonly Value[] = []): readonly Row[] {
    return this.#prepared(text)
      .all(...values.map(given))
      .map(tidy);
  }

  async all(text: string, values?: readonly Value[]): Promise<readonly Row[]> {
    return this.rows(text, values);
  }

  close(): void {
    this.database.close();
  }

  #prepared(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.database.prepare(text.replace(CLUSTERED, 'WITHOUT ROWID').replaceAll(/\$(\d+)/g, '?$1'));
    if (this.#statements.size < PREPARED) this.#statements.set(text, statement);
    return statement;
  }
}

const given = (value: Value): SQLInputValue => value ?? null;
