import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@moonstaff/tools/postgres';

export interface TrialDatabase {
  readonly where: string;
  close(): Promise<void>;
}

/** A new database for one trial, on this machine's disk; PostgreSQL waits for the disk only where that is measured. */
export async function openTrialDatabase(
  kind: 'sqlite' | 'postgres',
  options: { readonly durable?: boolean } = {},
): Promise<TrialDatabase> {
  if (kind === 'postgres') {
    const postgres = await startPostgres(options);
    return { where: postgres.url, close: () => postgres.stop() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-trial-'));
  return {
    where: join(folder, 'moonstaff.sqlite'),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
