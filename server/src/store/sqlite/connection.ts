import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CLUSTERED, type Row, type Transaction, tidy, type Value } from '../sql.ts';

/** How many prepared statements to keep. The first ones stay; one-off statements don't push them out. */
const MAX_PREPARED = 200;

/**
 * Checkpoint the write-ahead log after this many pages (16 MB), while the writer waits. The same few pages change again
 * and again, so fewer checkpoints mean less work overall.
 */
export const CHECKPOINT_PAGES = 4000;

export const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`;

/** One connection that keeps its statements prepared. Commits are on disk when they return. */
export class SqliteConnection implements Transaction {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 5000 });
    this.database.exec(SETTINGS);
  }

  /** Runs a statement and returns how many rows it changed. */
  run(text: string, values: readonly Value[] = []): number {
    return Number(this.#prepared(text).run(...values.map(parameter)).changes);
  }

  rows(text: string, values: readonly Value[] = []): readonly Row[] {
    return this.#prepared(text)
      .all(...values.map(parameter))
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
    if (this.#statements.size < MAX_PREPARED) this.#statements.set(text, statement);
    return statement;
  }
}

const parameter = (value: Value): SQLInputValue => value ?? null;

/** SQLite's code of an error, or 0 if it's none of SQLite's. */
export const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

/** The same without what tells errors of one kind apart. */
export const kindOf = (error: unknown): number => codeOf(error) & 0xff;
