import { choice, count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { type BareWriter, openBareWriter } from './bare-writer.ts';
import { openTrialDatabase } from './database.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { type LoadTable, loadTables, lostMoves } from './load-table.ts';
import { median, openRaw, spread } from './measure.ts';
import { measurePeople } from './people.ts';
import { databaseEnv, type NodeProcess } from './process.ts';
import { conclude } from './record.ts';
import { openRush, startNodes } from './rush.ts';
import { type SideBySideReport, sideBySide } from './side-by-side.ts';
import { playSteadily } from './steady.ts';
import { type SteadyReport, steadySideBySide } from './steady-side-by-side.ts';
import { type Waits, watchWaits, worstOf } from './waits.ts';

export interface LoadOptions {
  readonly tables: number;
  readonly few: number;
  /** How long each round lasts for the few tables, and then for the many. */
  readonly seconds: number;
  readonly game: string;
  readonly database: 'sqlite' | 'postgres';
  /** More than one only on PostgreSQL. */
  readonly nodes: number;
  /** Rounds of few against many tables, and of moves against bare commits. */
  readonly rounds: { readonly latency: number; readonly commits: number };
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
  readonly nodes: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Of the median round. */
  readonly few: Latency;
  readonly many: Latency;
  /** p99 with many tables divided by p99 with few, in the median round and in the worst. */
  readonly slowdown: number;
  readonly worstSlowdown: number;
  /** What a bare writer waited for the disk in the same rounds. */
  readonly disk: { readonly few: Latency; readonly many: Latency };
  /** What held up servers and players with many tables: the worst of all rounds, and what they used for each move. */
  readonly waits: { readonly servers: Waits; readonly players: Waits };
  readonly kilobytesPerTable: number;
  readonly lost: number;
  /** At full speed: moves per second and bare commits per second. */
  readonly durable: {
    readonly rawCommits: number;
    readonly single: number;
    readonly singleRatio: number;
    /** Only on SQLite: with moves sharing commits. */
    readonly batched?: number;
    readonly batchedRatio?: number;
  };
}

export async function load(options: LoadOptions): Promise<LoadReport> {
  const game = await gameNamed(options.game);
  const database = await openTrialDatabase(options.database, { durable: true });
  const nodes = await startNodes(options.nodes, { ...databaseEnv(database.where), IDLE_MINUTES: '60' });
  const urls = nodes.map(({ url }) => url);
  const memory = async (): Promise<number> => sum(await Promise.all(nodes.map((node) => node.memory())));
  const before = await memory();
  const few = await loadTables(urls, game, options.few);
  const many = [...few, ...(await loadTables(urls, game, options.tables - options.few))];
  const writer = await openBareWriter(options.database, database.where);
  const rounds = await latencies(few, many, nodes, writer, options);
  await writer.close();
  const after = await memory();
  const lost = await lostMoves(database.where, many);
  const moves = sum(many.map((table) => table.acknowledged.size));
  for (const table of many) table.close();
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  await database.close();
  const durable = await compareCommits(options);
  const slowdowns = rounds.map((each) => each.many.p99 / each.few.p99);
  return {
    tables: options.tables,
    game: options.game,
    database: options.database,
    nodes: options.nodes,
    moves,
    movesPerSecond: round(median(rounds.map((each) => each.moves)) / options.seconds),
    few: medianOf(rounds.map((each) => each.few)),
    many: medianOf(rounds.map((each) => each.many)),
    slowdown: round(median(slowdowns)),
    worstSlowdown: round(Math.max(...slowdowns)),
    disk: {
      few: medianOf(rounds.map(({ disk }) => disk.few)),
      many: medianOf(rounds.map(({ disk }) => disk.many)),
    },
    waits: waitsOf(rounds),
    // A table watched on several nodes is in the memory of each.
    kilobytesPerTable: round((after - before) / 1024 / options.tables / options.nodes),
    lost,
    durable,
  };
}

interface Round {
  readonly few: Latency;
  readonly many: Latency;
  /** With many tables. */
  readonly moves: number;
  readonly disk: { readonly few: Latency; readonly many: Latency };
  readonly servers: readonly Waits[];
  readonly players: Waits;
}

function waitsOf(rounds: readonly Round[]): LoadReport['waits'] {
  const moves = sum(rounds.map((each) => each.moves));
  return {
    servers: worstOf(
      rounds.flatMap(({ servers }) => servers),
      moves,
    ),
    players: worstOf(
      rounds.map(({ players }) => players),
      moves,
    ),
  };
}

/** Few and many take turns, so that other load on the machine affects both alike. */
async function latencies(
  few: readonly LoadTable[],
  many: readonly LoadTable[],
  nodes: readonly NodeProcess[],
  writer: BareWriter,
  { seconds, rounds }: LoadOptions,
): Promise<readonly Round[]> {
  await playSteadily(many, 3);
  await writer.times();
  const found: Round[] = [];
  for (let round = 0; round < rounds.latency; round++) {
    const quiet = await playSteadily(few, seconds);
    const calm = spread(await writer.times());
    const endWatch = watchWaits();
    const { value: busy, waits: servers } = await watched(nodes, () => playSteadily(many, seconds));
    const players = endWatch();
    const disk = { few: calm, many: spread(await writer.times()) };
    found.push({ few: spread(quiet), many: spread(busy), moves: busy.length, disk, servers, players });
  }
  return found;
}

/** Runs a job, and reports what held up each of the servers meanwhile. */
async function watched<T>(
  nodes: readonly NodeProcess[],
  job: () => Promise<T>,
): Promise<{ readonly value: T; readonly waits: readonly Waits[] }> {
  const [node, ...others] = nodes;
  if (node === undefined) return { value: await job(), waits: [] };
  const { value: inner, waits } = await node.waits(() => watched(others, job));
  return { value: inner.value, waits: [waits, ...inner.waits] };
}

const medianOf = (rounds: readonly Latency[]): Latency => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

const RUSH_TABLES = 100;

/**
 * Moves per second, with separate and with shared commits, compared with bare commits on the same disk. They take turns
 * in short rounds, so that other load on the machine affects all alike. The median round counts.
 */
async function compareCommits(options: LoadOptions): Promise<LoadReport['durable']> {
  const tables = Math.min(RUSH_TABLES, options.tables);
  const single = await openRush({ ...options, tables, batch: '1' });
  const batched = options.database === 'sqlite' ? await openRush({ ...options, tables }) : undefined;
  const raw = await openRaw(options.database, single.where);
  const rounds: { readonly raw: number; readonly single: number; readonly batched: number }[] = [];
  // Warm up: the code of a fresh server isn't compiled yet.
  for (let round = 0; round < options.rounds.commits; round++) {
    await single.run(0.5);
    await batched?.run(0.5);
  }
  for (let round = 0; round < options.rounds.commits; round++) {
    const before = await raw.measure(0.5);
    const [alone, together] = [await single.run(1), (await batched?.run(1)) ?? 0];
    rounds.push({ raw: (before + (await raw.measure(0.5))) / 2, single: alone, batched: together });
  }
  await raw.close();
  await single.close();
  await batched?.close();
  const of = (value: (round: (typeof rounds)[number]) => number): number => round(median(rounds.map(value)));
  return {
    rawCommits: of((each) => each.raw),
    single: of((each) => each.single),
    singleRatio: of((each) => each.single / each.raw),
    ...(batched !== undefined && {
      batched: of((each) => each.batched),
      batchedRatio: of((each) => each.batched / each.raw),
    }),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const round = (value: number): number => Math.round(value * 100) / 100;

/** Compared with the commit before moves shared commits: the required speed-up and share of processor time. */
function meetsBars({ movesPerSecond, processor, lost }: SideBySideReport, kind: string, nodes: number): boolean {
  if (kind === 'sqlite') return lost === 0 && movesPerSecond.ratio >= 2;
  return lost === 0 && movesPerSecond.ratio >= (nodes > 1 ? 1.7 : 1.5) && processor.ratio <= 0.65;
}

/** At most a tenth worse than the other commit. */
const isHardlyWorse = ({ p99, kilobytesPerTable, lost }: SteadyReport): boolean =>
  lost === 0 && p99.ratio <= 1.1 && kilobytesPerTable.ratio <= 1.1;

/**
 * Up to a thousand tables, more of them must hardly matter. Beyond that, what counts is how long people wait. The ratio to
 * bare commits is reported but proves nothing: it follows the mood of the disk.
 */
const CROWDED = 1000;
const WAIT_AT_MOST = 100;

function isFast({ tables, slowdown, many, kilobytesPerTable, lost }: LoadReport): boolean {
  if (lost > 0 || kilobytesPerTable > 200) return false;
  return tables > CROWDED ? many.p99 < WAIT_AT_MOST : slowdown <= 5;
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run load',
    about: `Many tables at once over real sockets: how long others wait to see a move, how much memory a table needs, and how durable
moves compare with bare commits on the same disk.`,
    options: {
      tables: count('how many tables', 500),
      few: count('how many tables are few, to compare with', 10),
      seconds: count('how long people play', 10),
      game: choice(GAME_NAMES, 'what is played', 'guild'),
      nodes: count('how many servers; several have a PostgreSQL', 1),
      database: choice(['sqlite', 'postgres'], 'where they keep their tables', 'sqlite'),
      against: word('COMMIT', 'play as fast as possible on this code and on that commit instead, in turns'),
      steady: flag('with --against: play as people do, and compare waits and memory'),
      rounds: count('with --against: how many turns', 9),
      people: flag('measure the lists of a club of 200 people with 20,000 finished games instead'),
      record: flag('keep the result in docs/trials.md'),
    },
  });
  if (values.people) {
    await measurePeople({ people: 200, games: 20_000 }, values.record);
    process.exit();
  }
  const { nodes, tables, few, seconds, game, rounds, against } = values;
  const database = nodes > 1 ? 'postgres' : values.database;
  if (against !== undefined) {
    const sides = { against, kind: database, nodes, tables, game, rounds };
    const setup = `${database}, ${nodes === 1 ? 'one node' : `${nodes} nodes`}, ${tables} tables`;
    if (values.steady) {
      const steady = await steadySideBySide({ ...sides, seconds });
      await conclude(`steady load side by side, ${setup}`, steady, isHardlyWorse(steady), values.record);
    } else {
      const compared = await sideBySide(sides);
      await conclude(`load side by side, ${setup}`, compared, meetsBars(compared, database, nodes), values.record);
    }
    process.exit();
  }
  const report = await load({ tables, few, seconds, nodes, rounds: { latency: 5, commits: 9 }, game, database });
  const setup = `${database}, ${nodes === 1 ? 'one node' : `${nodes} nodes`}, ${tables} tables`;
  await conclude(`load, ${setup}`, report, isFast(report), values.record);
}
