import { startPostgres } from '@moonstaff/tools/postgres';
import type { Prepared } from '@moonstaff/tools/prepare';
import { SHARED_POSTGRES } from './support/databases.ts';

/** One PostgreSQL for all tests; each makes databases of its own in it. */
export async function prepare(): Promise<Prepared> {
  const { url, version, stop } = await startPostgres();
  return { uses: `PostgreSQL ${version}`, env: { [SHARED_POSTGRES]: url }, stop };
}
