import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { choice, count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import { WebSocket } from 'ws';
import { openTrialDatabase } from './database.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { type LoadTable, loadTables } from './load-table.ts';
import { spread } from './measure.ts';
import { guest } from './players.ts';
import { databaseEnv, type NodeProcess } from './process.ts';
import { conclude } from './record.ts';
import { startNodes } from './rush.ts';
import { SteadyPlay } from './steady.ts';

export interface HeavyOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly game: string;
  /** Lines of chat at the long table. A table has at most 20,000 records. */
  readonly lines: number;
  /** Tables of the person who downloads their data and then leaves. */
  readonly tables: number;
  /** Sockets that stay open. */
  readonly sockets: number;
  /** How long they stay open, in seconds. The server looks at each of them every half a minute. */
  readonly quiet: number;
}

interface OneJob {
  /** What came back: messages, answers, bytes, tables or sockets. */
  readonly done: number;
  readonly seconds: number;
  /** The server's longest task, in milliseconds of processor time. */
  readonly longestTask: number;
  /** How long players at other tables waited to see a move, in milliseconds. */
  readonly others: { readonly p50: number; readonly p95: number; readonly p99: number };
  readonly moves: number;
}

const JOBS = ['watch', 'replay', 'data', 'heartbeats', 'drop', 'deletion'] as const;

export type HeavyReport = Readonly<Record<(typeof JOBS)[number], OneJob>>;

/** How long a task may take, in milliseconds of processor time. */
const LONGEST_TASK = 50;
/** How long others may wait while somebody's traces are erased, in milliseconds: the p99. */
const OTHERS_WAIT = 100;
const OTHERS = 6;
const WATCHES = 20;
const REPLAYS = 200;
/** One table in ten is being played when its host leaves. */
const PLAYING = 10;

type Guest = Awaited<ReturnType<typeof guest>>;

export async function heavy(options: HeavyOptions): Promise<HeavyReport> {
  const game = gameNamed(options.game);
  const database = await openTrialDatabase(options.database, { durable: true });
  const node = at(await startNodes(1, databaseEnv(database.where)), 0);
  const ada = await guest(node.url, 'Ada');
  const long = await longTable(ada, game.id, options.lines);
  await manyTables(ada, game.id, options.tables);
  const [played, ...others] = await loadTables([node.url], game, OTHERS + 1, { public: true });
  if (played === undefined) throw new Error('no table');
  while ((await played.move()) !== undefined);

  const measure = async (job: () => Promise<number>): Promise<OneJob> => {
    const playing = new SteadyPlay(others, 500);
    const began = performance.now();
    let done = 0;
    const longestTask = await node.longestTask(async () => {
      done = await job();
    });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const waits = await playing.stop();
    return { done, seconds, longestTask, others: spread(waits), moves: waits.length };
  };

  const open: WebSocket[] = [];
  const report: HeavyReport = {
    watch: await measure(() => watchOften(node, long)),
    replay: await measure(() => replayOften(node, played)),
    data: await measure(() => downloadData(node, ada)),
    heartbeats: await measure(() => keepOpen(node, ada, open, options)),
    drop: await measure(() => dropAll(node, open)),
    deletion: await measure(() => leave(database.where, ada, options.tables)),
  };
  for (const table of [played, ...others]) table.close();
  await node.kill('SIGTERM');
  await database.close();
  return report;
}

/** Does a job this often, some at a time. */
async function often(times: number, atOnce: number, job: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < times) await job(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** A public table with very many records. */
async function longTable(host: Guest, game: string, lines: number): Promise<string> {
  const { table } = await host.api.openTable({ game, seats: [{ kind: 'open' }, { kind: 'open' }], public: true });
  await often(lines, 50, (line) => host.api.command(table, { type: 'chat', text: `line ${line}` }));
  return table;
}

async function manyTables(host: Guest, game: string, count: number): Promise<void> {
  const [open, bot] = [{ kind: 'open' } as const, { kind: 'bot', level: 'random' } as const];
  await often(count, 20, async (index) => {
    const isPlayed = index % PLAYING === 0;
    const { table } = await host.api.openTable({ game, seats: [open, isPlayed ? bot : open] });
    if (isPlayed) await host.api.command(table, { type: 'start' });
    else await host.api.command(table, { type: 'chat', text: 'Who comes?' });
  });
}

async function openSocket(node: NodeProcess, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
  await new Promise((done) => socket.once('message', done));
  return socket;
}

/** Different people come to a long table at once, and want all of it. */
async function watchOften(node: NodeProcess, table: string): Promise<number> {
  let seen = 0;
  await often(WATCHES, WATCHES, async (index) => {
    const socket = await openSocket(node, (await guest(node.url, `Fan ${index}`)).token);
    const came = new Promise((done) => socket.once('message', done));
    socket.send(JSON.stringify({ type: 'watch', table, have: 0 }));
    await came;
    seen++;
    socket.terminate();
  });
  return seen;
}

async function replayOften(node: NodeProcess, table: LoadTable): Promise<number> {
  let answered = 0;
  await often(REPLAYS, 10, async (index) => {
    const response = await fetch(`${node.url}/api/tables/${table.id}/replay?at=${index % table.seq}`);
    await response.arrayBuffer();
    if (response.ok) answered++;
  });
  return answered;
}

async function downloadData(node: NodeProcess, person: Guest): Promise<number> {
  const response = await fetch(`${node.url}/api/me/data`, { headers: { authorization: `Bearer ${person.token}` } });
  return (await response.arrayBuffer()).byteLength;
}

async function keepOpen(
  node: NodeProcess,
  person: Guest,
  open: WebSocket[],
  { sockets, quiet }: HeavyOptions,
): Promise<number> {
  await often(sockets, 50, async () => open.push(await openSocket(node, person.token)));
  await pause(quiet * 1000);
  return open.filter((socket) => socket.readyState === socket.OPEN).length;
}

/** All of them end in the same moment, as when a proxy stops. Returns how many the server has noticed. */
async function dropAll(node: NodeProcess, open: readonly WebSocket[]): Promise<number> {
  const count = async (): Promise<number> =>
    Number(/^moonstaff_sockets (\d+)/m.exec(await (await fetch(`${node.url}/metrics`)).text())?.[1]);
  const before = await count();
  for (const socket of open) socket.terminate();
  while ((await count()) > before - open.length) await pause(20);
  return open.length;
}

/** Returns how many tables they've left, when nothing of them is left. */
async function leave(where: string, person: Guest, tables: number): Promise<number> {
  const store = await openStore(where);
  await person.api.deleteMe();
  while ((await store.people.byId(person.id)) !== undefined) await pause(200);
  const [kept] = await store.tables.mine(person.id, 1);
  await store.close();
  return kept === undefined ? tables : 0;
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run heavy',
    about: `Asks the server for the heaviest things there are while others play, and measures the longest task of its main
thread.`,
    options: {
      database: choice(['sqlite', 'postgres'], 'where the server keeps its tables', 'sqlite'),
      game: choice(GAME_NAMES, 'what is played', 'guild'),
      lines: count('lines of chat at the long table', 19_990),
      tables: count('how many tables there are', 5000),
      sockets: count('how many connections', 4000),
      quiet: count('seconds of nothing but play, to compare with', 60),
      record: flag('keep the result in docs/trials.md'),
    },
  });
  const { record, ...options } = values;
  const { database } = options;
  const report = await heavy(options);
  const isShort = Object.values(report).every(({ longestTask, done }) => done > 0 && longestTask < LONGEST_TASK);
  const passed = isShort && report.deletion.others.p99 < OTHERS_WAIT;
  await conclude(`heavy requests, ${database}`, report, passed, record);
}
