/** The little that the store needs from a database. Statements are in the dialect both databases share, with `$1`. */

export type Value = string | number | undefined;

export interface Row {
  readonly [column: string]: Value;
}

export interface Transaction {
  /** Runs one statement; gives the rows it selects or returns. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

export interface Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** Sees what is committed. */
  read(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** All or nothing, and on the disk once the promise is fulfilled. A job that throws leaves no trace. */
  write<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Several reads of one and the same moment. */
  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs the migrations of which only one node may be busy at a time. */
  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
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
