import { startPostgres } from '@moonstaff/tools/postgres';
import type { Prepared } from '@moonstaff/tools/prepare';
import { SHARED_POSTGRES } from './support/databases.ts';

/** One PostgreSQL for all tests. Each creates its own databases in it. */
export async function prepare(): Promise<Prepared> {
  const { url, version, stop } = await startPostgres();
  return { uses: `PostgreSQL ${version}`, env: { [SHARED_POSTGRES]: url }, stop };
}
