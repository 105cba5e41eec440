import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CLUSTERED, type Row, type Transaction, type Value } from '../sql.ts';

/** So many statements are kept prepared; those made to measure (a list of ids) need not push out the others. */
const PREPARED = 200;

/** One connection, with its statements kept prepared. What it commits is on the disk. */
export class Connection implements Transaction {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 5000 });
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  }

  /** A statement that gives nothing, such as BEGIN. */
  run(text: string): void {
    this.#prepared(text).run();
  }

  rows(text: string, values: readonly Value[] = []): readonly Row[] {
    return this.#prepared(text)
      .all(...values.map((value): SQLInputValue => value ?? null))
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

function tidy(row: Record<string, unknown>): Row {
  const clean: Record<string, Value> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' || typeof value === 'number') clean[column] = value;
  }
  return clean;
}
