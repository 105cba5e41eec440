import { type Row, type Step, Unmet } from '../sql.ts';
import type { Connection } from './connection.ts';

/** What became of the steps of one writer. */
export type Outcome =
  | { readonly kind: 'done'; readonly rows: readonly (readonly Row[])[] }
  /** A step did not change what it must; nothing of this writer was kept. */
  | { readonly kind: 'unmet' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The work of several writers in one commit: each whole or not at all, and all on the disk when this returns. */
export function commitTogether(connection: Connection, jobs: readonly (readonly Step[])[]): readonly Outcome[] {
  try {
    connection.run('BEGIN IMMEDIATE');
    // A writer who is alone needs no savepoint: what is not kept is rolled back with the rest.
    const outcomes = jobs.length === 1 ? jobs.map((job) => attempt(connection, job)) : jobs.map(savepoint(connection));
    connection.run(outcomes.some(({ kind }) => kind === 'done') ? 'COMMIT' : 'ROLLBACK');
    return outcomes;
  } catch (error) {
    if (connection.database.isTransaction) connection.run('ROLLBACK');
    return jobs.map(() => ({ kind: 'failed', error }));
  }
}

const savepoint =
  (connection: Connection) =>
  (job: readonly Step[]): Outcome => {
    connection.run('SAVEPOINT job');
    const outcome = attempt(connection, job);
    if (outcome.kind !== 'done') connection.run('ROLLBACK TO job');
    connection.run('RELEASE job');
    return outcome;
  };

function attempt(connection: Connection, steps: readonly Step[]): Outcome {
  try {
    return { kind: 'done', rows: steps.map((step) => take(connection, step)) };
  } catch (error) {
    return error instanceof Unmet ? { kind: 'unmet' } : { kind: 'failed', error };
  }
}

function take(connection: Connection, { text, values, changes }: Step): readonly Row[] {
  if (changes === undefined) return connection.rows(text, values);
  if (connection.run(text, values) !== changes) throw new Unmet();
  return [];
}
