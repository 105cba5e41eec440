import { type Row, type Step, Unmet } from '../sql.ts';
import type { Connection } from './connection.ts';

/** What became of the steps of one writer. */
export type Outcome =
  | { readonly kind: 'done'; readonly rows: readonly (readonly Row[])[] }
  /** A step didn't change what it must; nothing of this writer was kept. */
  | { readonly kind: 'unmet' }
  /** There's no room on the disk; nothing was kept. */
  | { readonly kind: 'full'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The thread that writes is gone, and with it the answer. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which some file systems say instead. */
const FULL: ReadonlySet<unknown> = new Set([13, 778]);

const failure = (error: unknown): Outcome => {
  const full = error instanceof Error && 'errcode' in error && FULL.has(error.errcode);
  return { kind: full ? 'full' : 'failed', error };
};

/** The work of several writers in one commit: each whole or not at all, and all on the disk when this returns. */
export function commitTogether(connection: Connection, jobs: readonly (readonly Step[])[]): readonly Outcome[] {
  try {
    return (
      commit(connection, jobs, attemptPlainly(connection)) ?? commit(connection, jobs, attemptApart(connection)) ?? []
    );
  } catch (error) {
    if (connection.database.isTransaction) connection.run('ROLLBACK');
    return jobs.map(() => failure(error));
  }
}

type Attempt = (job: readonly Step[]) => Outcome | 'half done';

/** Nothing when one of them was left half done: then nothing was committed at all. */
function commit(
  connection: Connection,
  jobs: readonly (readonly Step[])[],
  attempt: Attempt,
): readonly Outcome[] | undefined {
  connection.run('BEGIN IMMEDIATE');
  const outcomes: Outcome[] = [];
  for (const job of jobs) {
    const outcome = attempt(job);
    if (outcome === 'half done') {
      connection.run('ROLLBACK');
      return undefined;
    }
    outcomes.push(outcome);
  }
  connection.run(outcomes.some(({ kind }) => kind === 'done') ? 'COMMIT' : 'ROLLBACK');
  return outcomes;
}

/** Without a savepoint, which costs as much as a step. A job whose first step is unmet has changed nothing. */
const attemptPlainly =
  (connection: Connection): Attempt =>
  (job) => {
    const outcome = take(connection, job);
    return 'rows' in outcome || outcome.taken === 0 ? asOutcome(outcome) : 'half done';
  };

const attemptApart =
  (connection: Connection): Attempt =>
  (job) => {
    connection.run('SAVEPOINT job');
    const outcome = take(connection, job);
    if (!('rows' in outcome)) connection.run('ROLLBACK TO job');
    connection.run('RELEASE job');
    return asOutcome(outcome);
  };

type Taken =
  | { readonly rows: readonly (readonly Row[])[] }
  /** It stopped after so many steps. */
  | { readonly taken: number; readonly error: unknown };

const asOutcome = (taken: Taken): Outcome => {
  if ('rows' in taken) return { kind: 'done', rows: taken.rows };
  return taken.error instanceof Unmet ? { kind: 'unmet' } : failure(taken.error);
};

function take(connection: Connection, steps: readonly Step[]): Taken {
  const rows: (readonly Row[])[] = [];
  try {
    for (const { text, values, changes } of steps) {
      if (changes === undefined) rows.push(connection.rows(text, values));
      else if (connection.run(text, values) !== changes) throw new Unmet();
      else rows.push([]);
    }
    return { rows };
  } catch (error) {
    return { taken: rows.length, error };
  }
}
