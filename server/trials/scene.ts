import { DatabaseSync } from 'node:sqlite';
import { freePort } from '@moonstaff/tools/port';
import { openTrialDatabase } from './database.ts';
import type { Scene } from './faults.ts';
import { databaseEnv, NodeProcess } from './process.ts';
import { FlakyProxy } from './proxy.ts';

export interface OpenScene extends Scene {
  /** The database itself, without the proxy. */
  readonly where: string;
  close(): Promise<void>;
}

/** How large the servers' database may grow in this trial, in pages of 4 KB. */
const PAGES = 20_000;

/** One node on SQLite, or several on a PostgreSQL behind a flaky proxy. They know one game, to start sooner. */
export async function openScene(count: number, game: string): Promise<OpenScene> {
  const database = await openTrialDatabase(count > 1 ? 'postgres' : 'sqlite');
  const opened = count > 1 ? await FlakyProxy.open(database.where) : undefined;
  const env = { ...databaseEnv(opened?.url ?? database.where), TRIAL_PAGES: String(PAGES), TRIAL_GAME: game };
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => new NodeProcess(await freePort(), env, { spare: true })),
  );
  await Promise.all(nodes.map((node) => node.start()));
  return {
    where: database.where,
    nodes,
    proxy: opened?.proxy,
    restartDatabase: database.restart,
    fillDisk: async (full) => fill(database.where, full),
    close: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await opened?.proxy.close();
      await database.close();
    },
  };
}

/** Uses a separate connection, which has no page limit, so that the servers find no free page. */
function fill(file: string, full: boolean): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('CREATE TABLE IF NOT EXISTS ballast (body BLOB)');
  if (full) database.exec(`INSERT INTO ballast VALUES (zeroblob(${PAGES * 4096}))`);
  else database.exec('DELETE FROM ballast');
  database.close();
}
