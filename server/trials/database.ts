import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@moonstaff/tools/postgres';

export interface TrialDatabase {
  readonly where: string;
  /** Only PostgreSQL. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  close(): Promise<void>;
}

/** In the project folder, which is on a disk. The system's temporary folder may be in memory. */
const ON_DISK = fileURLToPath(new URL('../../.moonstaff', import.meta.url));

/** A new database for one trial. PostgreSQL waits for the disk only if `durable` is set. */
export async function openTrialDatabase(
  kind: 'sqlite' | 'postgres',
  options: { readonly durable?: boolean } = {},
): Promise<TrialDatabase> {
  if (kind === 'postgres') {
    const postgres = await startPostgres(options);
    return { where: postgres.url, restart: (how) => postgres.restart(how), close: () => postgres.stop() };
  }
  const parent = options.durable === true ? ON_DISK : tmpdir();
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'moonstaff-trial-'));
  return {
    where: join(folder, 'moonstaff.sqlite'),
    restart: async () => {},
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
