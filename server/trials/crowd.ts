import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '@moonstaff/kernel';
import { choice, count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import type { CrowdNews } from './crowd-child.ts';
import { openTrialDatabase } from './database.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { loadTables } from './load-table.ts';
import { spread } from './measure.ts';
import { databaseEnv } from './process.ts';
import { conclude } from './record.ts';
import { startNodes } from './rush.ts';
import { SteadyPlay } from './steady.ts';

export interface CrowdOptions {
  readonly spectators: number;
  /** Milliseconds in which they come. */
  readonly within: number;
  /** Other tables, each with a move every second. */
  readonly others: number;
  /** Moves at the watched table once everyone is there. */
  readonly moves: number;
  readonly game: string;
}

export interface CrowdReport {
  readonly spectators: number;
  readonly joined: number;
  readonly failed: number;
  /** The most memory the server used, in megabytes. */
  readonly megabytes: number;
  /** How long players at other tables waited to see a move, in milliseconds. */
  readonly others: { readonly p50: number; readonly p95: number; readonly p99: number };
  readonly othersMoves: number;
  /** Moves that all spectators have seen, and the longest it took, in milliseconds. */
  readonly movesSeenByAll: number;
  readonly seenWithin: number;
}

const CHILD = fileURLToPath(new URL('./crowd-child.ts', import.meta.url));

export async function crowd(options: CrowdOptions): Promise<CrowdReport> {
  const game = await gameNamed(options.game);
  const database = await openTrialDatabase('sqlite', { durable: true });
  const nodes = await startNodes(1, databaseEnv(database.where));
  const node = at(nodes, 0);
  const [watched, ...others] = await loadTables([node.url], game, options.others + 1, { public: true });
  if (watched === undefined) throw new Error('no table');
  const playing = new SteadyPlay(others, 1000);
  const { spectators, within } = options;
  const child = fork(CHILD, [node.url, watched.id, String(spectators), String(within)]);
  let seen = 0;
  const arrival = Promise.withResolvers<{ joined: number; failed: number }>();
  child.on('message', (news: CrowdNews) => {
    if ('seen' in news) seen = news.seen;
    else arrival.resolve(news);
  });
  child.once('exit', () => arrival.reject(new Error('the crowd has gone')));
  const { joined, failed } = await arrival.promise;
  const times: number[] = [];
  for (let move = 0; move < options.moves; move++) {
    const began = performance.now();
    if ((await watched.move()) === undefined) break;
    const deadline = began + 30_000;
    while (seen < watched.seq && performance.now() < deadline) await new Promise((done) => setTimeout(done, 5));
    if (seen >= watched.seq) times.push(performance.now() - began);
  }
  const waits = await playing.stop();
  const megabytes = peakOf(node.pid ?? 0);
  child.disconnect();
  for (const table of [watched, ...others]) table.close();
  await node.kill('SIGTERM');
  await database.close();
  return {
    spectators,
    joined,
    failed,
    megabytes,
    others: spread(waits),
    othersMoves: waits.length,
    movesSeenByAll: times.length,
    seenWithin: Math.round(Math.max(...times)),
  };
}

/** The most memory a process has had, in megabytes. Only Linux tells. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run crowd',
    about: 'Thousands of spectators come to one table while other people play at theirs.',
    options: {
      spectators: count('how many come', 5000),
      within: count('in how many seconds', 55),
      others: count('how many other tables there are', 20),
      moves: count('how many moves they watch', 10),
      game: choice(GAME_NAMES, 'what is played', 'guild'),
      record: flag('keep the result in docs/trials.md'),
    },
  });
  const { record, ...options } = values;
  const report = await crowd({ ...options, within: options.within * 1000 });
  const { joined, spectators, megabytes, others, seenWithin, movesSeenByAll } = report;
  const passed =
    joined === spectators && megabytes < 1024 && others.p99 < 100 && seenWithin <= 2000 && movesSeenByAll > 0;
  await conclude('crowd, 5,000 spectators', report, passed, record);
}
