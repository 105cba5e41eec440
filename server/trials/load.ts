/**
 * Many tables at once, over real sockets: how long a move takes to be seen by the others, what a table costs,
 * and how the durable moves compare with the bare commits of the same disk.
 * `npm run load -- --tables 500 [--seconds 20] [--game guild] [--database sqlite|postgres]`
 */
import { parseArgs } from 'node:util';
import { openTrialDatabase } from './database.ts';
import { gameNamed } from './games.ts';
import { type LoadTable, loadTables, lostMoves } from './load-table.ts';
import { middle, openRaw, percentile, spread } from './measure.ts';
import { databaseEnv, freePort, NodeProcess } from './process.ts';

export interface LoadOptions {
  readonly tables: number;
  readonly few: number;
  readonly seconds: number;
  readonly game: string;
  readonly database: 'sqlite' | 'postgres';
}

interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LoadReport {
  readonly tables: number;
  readonly game: string;
  readonly database: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly few: Latency;
  readonly many: Latency;
  /** p99 with many tables against p99 with few. */
  readonly slowdown: number;
  readonly kilobytesPerTable: number;
  readonly lost: number;
  /** As fast as it goes: moves a second against bare commits a second. */
  readonly durable: {
    readonly rawCommits: number;
    readonly single: number;
    readonly batched: number;
    readonly singleRatio: number;
    readonly batchedRatio: number;
  };
}

const EVERY = 2000;

export async function load(options: LoadOptions): Promise<LoadReport> {
  const game = await gameNamed(options.game);
  const database = await openTrialDatabase(options.database);
  const node = new NodeProcess(await freePort(), { ...databaseEnv(database.where), IDLE_MINUTES: '60' });
  await node.start();
  const before = await node.memory();
  const few = await loadTables(node.url, game, options.few);
  await steady(few, 3);
  const fewTimes = await steady(few, options.seconds);
  const many = [...few, ...(await loadTables(node.url, game, options.tables - options.few))];
  await steady(many, 3);
  const manyTimes = await steady(many, options.seconds);
  const after = await node.memory();
  const lost = await lostMoves(database.where, many);
  const moves = many.reduce((sum, table) => sum + table.acknowledged.size, 0);
  for (const table of many) table.close();
  await node.kill('SIGTERM');
  const durable = await compareCommits(options);
  await database.close();
  const p99 = (times: readonly number[]): number => percentile(times, 0.99);
  return {
    tables: options.tables,
    game: options.game,
    database: options.database,
    moves,
    movesPerSecond: round(manyTimes.length / options.seconds),
    few: spread(fewTimes),
    many: spread(manyTimes),
    slowdown: round(p99(manyTimes) / p99(fewTimes)),
    kilobytesPerTable: round((after - before) / 1024 / options.tables),
    lost,
    durable,
  };
}

/** Every table one move each two seconds, spread evenly. Gives how long each took to be seen by the others. */
async function steady(tables: readonly LoadTable[], seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table, index) => {
      let next = performance.now() + (index / tables.length) * EVERY;
      for (; next < end; next += EVERY) {
        await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
        const took = await table.move();
        if (took !== undefined) times.push(took);
      }
    }),
  );
  return times;
}

/** Everybody as fast as they can. Gives the moves a second. */
async function rush(tables: readonly LoadTable[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        if ((await table.move()) === undefined) return;
        moves++;
      }
    }),
  );
  return moves / seconds;
}

const ROUNDS = 7;
const RUSH_TABLES = 50;

/**
 * Moves a second, each committed by itself and as they come, against the bare commits of the same disk. In
 * turns and in short rounds, so that whatever else the machine does hits all alike; the middle round counts.
 */
async function compareCommits(options: LoadOptions): Promise<LoadReport['durable']> {
  const tables = Math.min(RUSH_TABLES, options.tables);
  const [single, batched] = [await openRush(options, tables, '1'), await openRush(options, tables)];
  const raw = await openRaw(options.database, single.where);
  const rounds: { readonly raw: number; readonly single: number; readonly batched: number }[] = [];
  await single.run(2);
  await batched.run(2);
  for (let round = 0; round < ROUNDS; round++) {
    const before = await raw.measure(0.5);
    const [alone, together] = [await single.run(1), await batched.run(1)];
    rounds.push({ raw: (before + (await raw.measure(0.5))) / 2, single: alone, batched: together });
  }
  await raw.close();
  await single.close();
  await batched.close();
  const of = (value: (round: (typeof rounds)[number]) => number): number => round(middle(rounds.map(value)));
  return {
    rawCommits: of((each) => each.raw),
    single: of((each) => each.single),
    batched: of((each) => each.batched),
    singleRatio: of((each) => each.single / each.raw),
    batchedRatio: of((each) => each.batched / each.raw),
  };
}

/** A server of its own, with tables at which everybody plays as fast as they can. */
async function openRush(
  options: LoadOptions,
  count: number,
  batch?: string,
): Promise<{ readonly where: string; run(seconds: number): Promise<number>; close(): Promise<void> }> {
  const database = await openTrialDatabase(options.database);
  const node = new NodeProcess(await freePort(), {
    ...databaseEnv(database.where),
    ...(batch !== undefined && { TRIAL_BATCH: batch }),
  });
  await node.start();
  const tables = await loadTables(node.url, await gameNamed(options.game), count);
  return {
    where: database.where,
    run: (seconds) => rush(tables, seconds),
    close: async () => {
      for (const table of tables) table.close();
      await node.kill('SIGTERM');
      await database.close();
    },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '500' },
      few: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '20' },
      game: { type: 'string', default: 'guild' },
      database: { type: 'string', default: 'sqlite' },
    },
  });
  const report = await load({
    tables: Number(values.tables),
    few: Number(values.few),
    seconds: Number(values.seconds),
    game: values.game,
    database: values.database === 'postgres' ? 'postgres' : 'sqlite',
  });
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  const { slowdown, kilobytesPerTable, lost, durable } = report;
  const good = slowdown <= 5 && kilobytesPerTable <= 200 && lost === 0 && durable.singleRatio >= 0.5;
  process.exitCode = good ? 0 : 1;
}
