import { Refusal } from '@moonstaff/kernel';
import pg from 'pg';
import { DATABASE_EXAMPLE } from '../config.ts';
import { Postgres } from './postgres/index.ts';
import type { Sql } from './sql.ts';
import { Sqlite } from './sqlite/index.ts';
import { Unavailable } from './unavailable.ts';

export interface OpenOptions {
  /** How many writers may share a commit on SQLite. */
  readonly batch?: number;
  /** SQLite stops at this many pages, as if the disk were full. */
  readonly maxPages?: number;
}

const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** `postgres://…` or the path of an SQLite file. */
export const openSql = (where: string, options: OpenOptions = {}): Sql =>
  isPostgres(where) ? new Postgres(where) : new Sqlite(where, options);

/** Opens a database for one job. */
export async function withSql<T>(where: string, job: (sql: Sql) => Promise<T>): Promise<T> {
  return refusing(where, async () => {
    const sql = openSql(where);
    try {
      return await job(sql);
    } finally {
      await sql.close();
    }
  });
}

/** Turns failures to open the database into refusals that say which setting is wrong. */
export async function refusing<T>(where: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    throw error instanceof Unavailable ? refusalOf(where, error) : error;
  }
}

function refusalOf(where: string, { message: reason, cause }: Unavailable): Refusal {
  if (!isPostgres(where))
    return new Refusal('server.database.unopened', { where, reason, setting: 'DATA_DIR', example: 'data' });
  // Without the password.
  const { host, pathname } = new URL(where);
  const known = { where: `${host}${pathname}`, reason, setting: 'DATABASE_URL', example: DATABASE_EXAMPLE };
  const wasReached = cause instanceof pg.DatabaseError || /^SASL/.test(reason);
  return wasReached ? new Refusal('server.database.refused', known) : new Refusal('server.database.unreachable', known);
}
