/** What the store needs from a database. Statements use the dialect both databases share, with `$1` placeholders. */

export type Value = string | number | undefined;

export interface Row {
  readonly [column: string]: Value;
}

export interface Transaction {
  /** Runs one statement and returns its rows. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** One statement of a commit. If it doesn't change exactly `changes` rows, the commit is rolled back. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly Value[];
  readonly changes?: number;
}

/**
 * A write with a condition: the rest happens only if the guard changes a row. Each statement of the rest has
 * `IF_GUARDED` in its condition.
 */
export interface GuardedWrite {
  /** What two writes may conflict over, such as the table. */
  readonly key: string;
  readonly guard: Statement;
  readonly rest: readonly Statement[];
}

/** Ends the condition of a guarded statement. For PostgreSQL we replace it by the guard; for SQLite it's a comment. */
export const IF_GUARDED = '/* if guarded */';

export interface Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** Sees everything committed so far. */
  read(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * All or nothing, and on disk once the promise resolves. Returns the rows of each statement, or nothing if one of them
   * didn't change as many rows as it must.
   */
  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | undefined>;
  /** Commits a guarded write, together with others at the same time. Returns whether the guard let it through. */
  append(job: GuardedWrite): Promise<boolean>;
  /** Several reads of the same moment. */
  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** For migrations: one node at a time, rolled back if the job throws. */
  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Settings that keep commits safe in a crash but are switched off. */
  unsafe(): Promise<readonly string[]>;
  /** What's wrong with the file, if the last process didn't shut down cleanly. Nothing after a clean shutdown. */
  checkAfterCrash(): Promise<readonly string[] | undefined>;
  /** Drops connections that may not have survived an outage. */
  renew(): void;
  close(): Promise<void>;
}

/** A statement didn't change as many rows as it must. */
export class UnmetCondition extends Error {}

/** A driver's row without NULLs. */
export function tidy(row: Record<string, unknown>): Row {
  const clean: Record<string, Value> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' || typeof value === 'number') clean[column] = value;
  }
  return clean;
}

/** Commits a single statement. */
export async function change(sql: Sql, text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const [rows = []] = (await sql.commit([{ text, values }])) ?? [];
  return rows;
}

/**
 * Put after a table's definition: store its rows in the order of the primary key, if the database can. For PostgreSQL
 * it's a comment; for SQLite we replace it.
 */
export const CLUSTERED = '/* clustered */';

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

export const maybeText = (row: Row, column: string): string | undefined =>
  row[column] === undefined ? undefined : text(row, column);

export const maybeNumber = (row: Row, column: string): number | undefined =>
  row[column] === undefined ? undefined : number(row, column);

/** The placeholders and values of an `IN` list. Only a few sizes, so that few statements have to be prepared. */
export function inList(ids: readonly string[]): { readonly list: string; readonly values: readonly Value[] } {
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  const values = Array.from({ length: size }, (_, i) => ids[i % ids.length]);
  return { list: values.map((_, i) => `$${i + 1}`).join(', '), values };
}

/** `($1, $2), ($3, $4)` for 2 rows of 2 columns. */
export function placeholders(rows: number, columns: number): string {
  const row = (r: number): string => Array.from({ length: columns }, (_, c) => `$${r * columns + c + 1}`).join(', ');
  return Array.from({ length: rows }, (_, r) => `(${row(r)})`).join(', ');
}
