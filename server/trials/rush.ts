import { freePort } from '@moonstaff/tools/port';
import { openTrialDatabase } from './database.ts';
import { gameNamed } from './games.ts';
import { type LoadTable, loadTables, lostMoves } from './load-table.ts';
import { databaseEnv, NodeProcess } from './process.ts';
import { playSteadily } from './steady.ts';

export interface RushOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  readonly game: string;
  /** How many moves may share a commit. */
  readonly batch?: string;
  /** The script that starts the server, if it isn't this project's. */
  readonly script?: string;
}

export interface Rush {
  readonly where: string;
  readonly nodes: readonly NodeProcess[];
  /** Plays for this long and returns the moves per second. */
  run(seconds: number): Promise<number>;
  /** Plays for this long as people do, and returns how many milliseconds others waited to see each move. */
  steady(seconds: number): Promise<readonly number[]>;
  /** Acknowledged moves that aren't stored. */
  lost(): Promise<number>;
  close(): Promise<void>;
}

/** Starts servers with tables where everyone plays at full speed. */
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
  /** Replaces finished games by new tables. */
  const renew = async (): Promise<void> => {
    for (const table of tables) if (table.over) table.close();
    played.push(...tables.filter((table) => table.over));
    tables = tables.filter((table) => !table.over);
    tables = [...tables, ...(await loadTables(urls, game, count - tables.length))];
  };
  return {
    where: database.where,
    nodes,
    lost: () => lostMoves(database.where, [...played, ...tables]),
    run: async (seconds) => {
      await renew();
      return playFast(tables, seconds);
    },
    steady: async (seconds) => {
      await renew();
      return playSteadily(tables, seconds);
    },
    close: async () => {
      for (const table of tables) table.close();
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      await database.close();
    },
  };
}

/** Everyone plays at full speed until the time is up or their game is over. Returns the moves per second. */
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
  const nodes = ports.map((port) => new NodeProcess(port, env, { script }));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}
