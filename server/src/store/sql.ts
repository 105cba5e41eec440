/** The little that the store needs from a database. Statements are in the dialect both databases share, with `$1`. */

export type Value = string | number | undefined;

export interface Row {
  readonly [column: string]: Value;
}

export interface Transaction {
  /** Runs one statement; gives the rows it selects or returns. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** One statement of a commit. With `changes`, it must change so many rows, or nothing of the commit is kept. */
export interface Step {
  readonly text: string;
  readonly values?: readonly Value[];
  readonly changes?: number;
}

/**
 * A change that a condition decides about: unless the guard changes a row, none of the rest happens. The rest has
 * `IF_GUARDED` in the condition of each statement.
 */
export interface Guarded {
  /** What two of them may meet at, such as the table. */
  readonly key: string;
  readonly guard: Step;
  readonly rest: readonly Step[];
}

/** Ends a condition of a guarded statement. PostgreSQL's side puts the guard there; to SQLite it's a comment. */
export const IF_GUARDED = '/* if guarded */';

export interface Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** Sees what is committed. */
  read(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * All or nothing, and on the disk once the promise is fulfilled. Gives the rows of each step; nothing when one
   * did not change what it must.
   */
  commit(steps: readonly Step[]): Promise<readonly (readonly Row[])[] | undefined>;
  /** The same for a guarded change, in one commit with others that come at the same time. Says whether it happened. */
  append(job: Guarded): Promise<boolean>;
  /** Several reads of one and the same moment. */
  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** For migrations, of which only one node may be busy at a time. A job that throws leaves no trace. */
  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** What is switched off that keeps commits safe in a crash. */
  unsafe(): Promise<readonly string[]>;
  /** After an unclean end, what is wrong with the file; nothing after a clean one. */
  checkAfterCrash(): Promise<readonly string[] | undefined>;
  /** After the database was away: trusts no connection from before. */
  renew(): void;
  close(): Promise<void>;
}

/** A step did not change what it must. */
export class Unmet extends Error {}

/** A row as a driver gives it, without what is empty. */
export function tidy(row: Record<string, unknown>): Row {
  const clean: Record<string, Value> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' || typeof value === 'number') clean[column] = value;
  }
  return clean;
}

/** One statement, committed. */
export async function change(sql: Sql, text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const [rows = []] = (await sql.commit([{ text, values }])) ?? [];
  return rows;
}

/**
 * Behind a table: kept in the order of its primary key, where the database can. To PostgreSQL it is a comment;
 * SQLite's connection puts its own words there.
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

/** `$1, $2), ($3, $4` for so many rows of so many columns. */
export function places(rows: number, columns: number): string {
  const row = (r: number): string => Array.from({ length: columns }, (_, c) => `$${r * columns + c + 1}`).join(', ');
  return Array.from({ length: rows }, (_, r) => `(${row(r)})`).join(', ');
}
