import { randomBytes } from 'node:crypto';
import { startPostgres } from '@moonstaff/tools/postgres';
import pg from 'pg';
import { temporaryFolder } from './server.ts';

/** Creates new, empty databases. */
export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

function sqliteDatabases(): Databases {
  const folder = temporaryFolder();
  return {
    kind: 'sqlite',
    fresh: async () => `${folder.path}/${randomBytes(6).toString('hex')}.sqlite`,
    stop: async () => folder.remove(),
  };
}

/** The environment variable with the PostgreSQL that all tests of a run share. */
export const SHARED_POSTGRES = 'MOONSTAFF_TEST_POSTGRES';

/** Databases in a real PostgreSQL: the one of the test run, or a new one. */
export async function postgresDatabases(): Promise<Databases> {
  const shared = process.env[SHARED_POSTGRES];
  const server = shared === undefined ? await startPostgres() : { url: shared, stop: async () => {} };
  return {
    kind: 'postgres',
    fresh: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return server.url.replace(/\/[^/]*$/, `/${name}`);
    },
    stop: () => server.stop(),
  };
}

export const DATABASES: readonly { readonly kind: Databases['kind']; open(): Promise<Databases> }[] = [
  { kind: 'sqlite', open: async () => sqliteDatabases() },
  { kind: 'postgres', open: postgresDatabases },
];
