import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { at } from '@moonstaff/kernel';
import { choice, count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import { openTrialDatabase } from './database.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { loadTables } from './load-table.ts';
import { spread } from './measure.ts';
import { databaseEnv } from './process.ts';
import { conclude } from './record.ts';
import { startNodes } from './rush.ts';
import { SteadyPlay } from './steady.ts';

export const FLOODS = ['none', 'nonsense', 'explain', 'guest', 'watch', 'requests', 'silent'] as const;

export interface FloodOptions {
  /** How long each flood lasts. */
  readonly seconds: number;
  /** Tables of others, each with a move twice a second. */
  readonly tables: number;
  readonly game: string;
}

interface OneFlood {
  /** What the attackers managed, and how often they were turned away. */
  readonly sent: number;
  readonly refused: number;
  readonly cutOff: number;
  /** How long others waited to see a move, in milliseconds. */
  readonly others: { readonly p50: number; readonly p95: number; readonly p99: number };
  readonly moves: number;
}

export type FloodReport = Readonly<Record<(typeof FLOODS)[number], OneFlood>>;

const CHILD = fileURLToPath(new URL('./flood-child.ts', import.meta.url));

type Counts = Pick<OneFlood, 'sent' | 'refused' | 'cutOff'>;

function attack(kind: string, url: string, table: string, seconds: number): Promise<Counts> {
  const child = fork(CHILD, [kind, url, table, String(seconds)]);
  return new Promise((done, fail) => {
    child.once('message', (counts: Counts) => done(counts));
    child.once('exit', (code) => fail(new Error(`the attackers of "${kind}" ended (${code})`)));
  });
}

export async function flood(options: FloodOptions): Promise<FloodReport> {
  const game = await gameNamed(options.game);
  const database = await openTrialDatabase('sqlite', { durable: true });
  const env = { ...databaseEnv(database.where), TRIAL_LIMITS: 'production' };
  const nodes = await startNodes(1, env);
  const node = at(nodes, 0);
  const tables = await loadTables([node.url], game, options.tables, { public: true });
  const report: Partial<Record<(typeof FLOODS)[number], OneFlood>> = {};
  for (const kind of FLOODS) {
    const playing = new SteadyPlay(tables, 500);
    const counts = await attack(kind, node.url, at(tables, 0).id, options.seconds);
    if (kind === 'none') await new Promise((done) => setTimeout(done, options.seconds * 1000));
    const waits = await playing.stop();
    report[kind] = { ...counts, others: spread(waits), moves: waits.length };
  }
  for (const table of tables) table.close();
  await node.kill('SIGTERM');
  await database.close();
  return report as FloodReport;
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run flood',
    about: 'One address floods the server in every way we know, with production limits, while others play.',
    options: {
      seconds: count('how long each flood lasts', 10),
      tables: count('tables of others, each with a move twice a second', 6),
      game: choice(GAME_NAMES, 'what they play', 'guild'),
      record: flag('keep the result in docs/trials.md'),
    },
  });
  const { seconds, tables, game } = values;
  const report = await flood({ seconds, tables, game });
  const passed = Object.values(report).every(({ others, moves }) => moves > 0 && others.p99 < 100);
  await conclude('flood from one address', report, passed, values.record);
}
