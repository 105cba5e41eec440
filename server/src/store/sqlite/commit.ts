import { type Row, type Statement, UnmetCondition } from '../sql.ts';
import { codeOf, kindOf, type SqliteConnection } from './connection.ts';

/** The result of one writer's statements. */
export type CommitResult =
  | { readonly kind: 'done'; readonly rows: readonly (readonly Row[])[] }
  /** A statement didn't change as many rows as it must. Nothing of this writer was kept. */
  | { readonly kind: 'unmet' }
  /** The disk is full. Nothing was kept. */
  | { readonly kind: 'full'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The writer thread died, or the disk failed in the middle of the commit, so nobody knows. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which some file systems report instead. */
const FULL: ReadonlySet<number> = new Set([13, 778]);

const failure = (error: unknown): CommitResult => ({ kind: FULL.has(codeOf(error)) ? 'full' : 'failed', error });

/** SQLITE_IOERR. */
const IOERR = 10;

/** A commit whose last step failed. What it wrote may be in the log all the same, and would count after a crash. */
class UnknownCommit extends Error {}

/** Commits the work of several writers together: each all or nothing, and all on disk when this returns. */
export function commitTogether(
  connection: SqliteConnection,
  jobs: readonly (readonly Statement[])[],
): readonly CommitResult[] {
  try {
    return (
      commit(connection, jobs, tryWithoutSavepoint(connection)) ??
      commit(connection, jobs, tryWithSavepoint(connection)) ??
      []
    );
  } catch (error) {
    if (connection.database.isTransaction) connection.run('ROLLBACK');
    if (error instanceof UnknownCommit) return jobs.map(() => ({ kind: 'unknown', error: error.cause }));
    return jobs.map(() => failure(error));
  }
}

type Attempt = (job: readonly Statement[]) => CommitResult | 'half done';

/** Returns nothing, and commits nothing, if one of the jobs was left half done. */
function commit(
  connection: SqliteConnection,
  jobs: readonly (readonly Statement[])[],
  attempt: Attempt,
): readonly CommitResult[] | undefined {
  connection.run('BEGIN IMMEDIATE');
  const results: CommitResult[] = [];
  for (const job of jobs) {
    const result = attempt(job);
    if (result === 'half done') {
      connection.run('ROLLBACK');
      return undefined;
    }
    results.push(result);
  }
  if (results.some(({ kind }) => kind === 'done')) finish(connection);
  else connection.run('ROLLBACK');
  return results;
}

/** A full disk fails before the end of what's written, so nothing counts. After any other fault of the disk nobody knows. */
function finish(connection: SqliteConnection): void {
  try {
    connection.run('COMMIT');
  } catch (error) {
    if (kindOf(error) !== IOERR || FULL.has(codeOf(error))) throw error;
    throw new UnknownCommit('the disk failed', { cause: error });
  }
}

/** Without savepoints, which cost as much as a statement. A job that fails at its first statement has changed nothing. */
const tryWithoutSavepoint =
  (connection: SqliteConnection): Attempt =>
  (job) => {
    const result = take(connection, job);
    return 'rows' in result || result.taken === 0 ? asResult(result) : 'half done';
  };

const tryWithSavepoint =
  (connection: SqliteConnection): Attempt =>
  (job) => {
    connection.run('SAVEPOINT job');
    const result = take(connection, job);
    if (!('rows' in result)) connection.run('ROLLBACK TO job');
    connection.run('RELEASE job');
    return asResult(result);
  };

type Taken =
  | { readonly rows: readonly (readonly Row[])[] }
  /** It failed after `taken` statements. */
  | { readonly taken: number; readonly error: unknown };

const asResult = (taken: Taken): CommitResult => {
  if ('rows' in taken) return { kind: 'done', rows: taken.rows };
  return taken.error instanceof UnmetCondition ? { kind: 'unmet' } : failure(taken.error);
};

function take(connection: SqliteConnection, statements: readonly Statement[]): Taken {
  const rows: (readonly Row[])[] = [];
  try {
    for (const { text, values, changes } of statements) {
      if (changes === undefined) rows.push(connection.rows(text, values));
      else if (connection.run(text, values) !== changes) throw new UnmetCondition();
      else rows.push([]);
    }
    return { rows };
  } catch (error) {
    // When the disk is full, SQLite may roll back everything by itself. What came after would be written piece by piece.
    if (!connection.database.isTransaction) throw error;
    return { taken: rows.length, error };
  }
}
