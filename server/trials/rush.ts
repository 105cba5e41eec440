import { freePort } from '@moonstaff/tools/port';
import { openTrialDatabase } from './database.ts';
import { gameNamed } from './games.ts';
import { type LoadTable, loadTables, lostMoves } from './load-table.ts';
import { databaseEnv, NodeProcess } from './process.ts';

export interface RushOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  readonly game: string;
  /** How many moves share a commit at most. */
  readonly batch?: string;
  /** The program of the server, when it isn't this project's. */
  readonly script?: string;
}

export interface Rush {
  readonly where: string;
  readonly nodes: readonly NodeProcess[];
  /** Plays for so long; gives the moves a second. */
  run(seconds: number): Promise<number>;
  /** Acknowledged moves that aren't stored. */
  lost(): Promise<number>;
  close(): Promise<void>;
}

/** Servers of its own, with tables at which everybody plays as fast as they can. */
export async function openRush(options: RushOptions): Promise<Rush> {
  const { batch } = options;
  const database = await openTrialDatabase(options.database, { durable: true });
  const nodes = await startNodes(
    options.nodes,
    {
      ...databaseEnv(database.where),
      ...(batch !== undefined && { TRIAL_BATCH: batch }),
    },
    options.script,
  );
  const urls = nodes.map(({ url }) => url);
  const [game, count] = [await gameNamed(options.game), options.tables];
  const played: LoadTable[] = [];
  let tables: readonly LoadTable[] = [];
  return {
    where: database.where,
    nodes,
    lost: () => lostMoves(database.where, [...played, ...tables]),
    run: async (seconds) => {
      for (const table of tables) if (table.over) table.close();
      played.push(...tables.filter((table) => table.over));
      tables = tables.filter((table) => !table.over);
      tables = [...tables, ...(await loadTables(urls, game, count - tables.length))];
      return playFast(tables, seconds);
    },
    close: async () => {
      for (const table of tables) table.close();
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      await database.close();
    },
  };
}

/** Everybody as fast as they can, until the time or their games are over. Gives the moves a second. */
async function playFast(tables: readonly LoadTable[], seconds: number): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        if ((await table.move()) === undefined) return;
        moves++;
      }
    }),
  );
  return (moves * 1000) / (performance.now() - began);
}

export async function startNodes(
  count: number,
  env: Readonly<Record<string, string>>,
  script?: string,
): Promise<readonly NodeProcess[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = ports.map((port) => new NodeProcess(port, env, script));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}
