import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';

export interface Bar {
  /** A file in this folder, or in that of the page's trials. */
  readonly script: string;
  readonly args: readonly string[];
  /** About how long it takes. */
  readonly minutes: number;
}

const AGAINST = ['--against', '2e466d1'];
const KILLS = ['--faults', 'kill', '--rounds', '1000'];

/** By name, quick ones first. */
export const BARS: Readonly<Record<string, Bar>> = {
  flood: { script: 'flood.ts', args: [], minutes: 2 },
  crowd: { script: 'crowd.ts', args: [], minutes: 3 },
  heavy: { script: 'heavy.ts', args: [], minutes: 5 },
  'heavy-postgres': { script: 'heavy.ts', args: ['--database', 'postgres'], minutes: 8 },
  tables: { script: 'load.ts', args: ['--tables', '2000'], minutes: 6 },
  sqlite: { script: 'load.ts', args: ['--tables', '500'], minutes: 4 },
  postgres: { script: 'load.ts', args: ['--tables', '500', '--database', 'postgres'], minutes: 4 },
  nodes: { script: 'load.ts', args: ['--tables', '500', '--nodes', '2'], minutes: 4 },
  'sqlite-before': { script: 'load.ts', args: [...AGAINST, '--tables', '200'], minutes: 3 },
  'postgres-before': { script: 'load.ts', args: [...AGAINST, '--tables', '100', '--database', 'postgres'], minutes: 3 },
  'nodes-before': { script: 'load.ts', args: [...AGAINST, '--tables', '100', '--nodes', '2'], minutes: 3 },
  // The commit before Fastify.
  'steady-before': { script: 'load.ts', args: ['--against', '60e76198', '--steady'], minutes: 8 },
  paint: { script: '../../web/trials/first-paint.ts', args: [], minutes: 4 },
  lists: { script: 'lists.ts', args: [], minutes: 3 },
  'leak-arnak': { script: 'leak.ts', args: ['--game', 'arnak', '--games', '12'], minutes: 15 },
  'leak-guild': { script: 'leak.ts', args: ['--game', 'guild', '--games', '12'], minutes: 15 },
  chaos: { script: 'chaos.ts', args: ['--rounds', '20'], minutes: 5 },
  'chaos-nodes': { script: 'chaos.ts', args: ['--rounds', '20', '--nodes', '3'], minutes: 15 },
  kills: { script: 'chaos.ts', args: KILLS, minutes: 40 },
  'kills-nodes': { script: 'chaos.ts', args: [...KILLS, '--nodes', '3'], minutes: 50 },
  'guided-fuzz': { script: 'guided-fuzz.ts', args: ['--add'], minutes: 50 },
};

if (import.meta.main) {
  const { values, words } = toolArgs({
    command: 'npm run bars',
    about: `Every figure that was promised, one trial after the other, each recorded in docs/trials.md. For a machine that does nothing
else; takes about four hours.`,
    options: { list: flag('only show what there is') },
    words: { takes: 'NAME …', about: `only these: ${Object.keys(BARS).join(', ')}`, known: Object.keys(BARS) },
  });
  const chosen = Object.entries(BARS).filter(([name]) => words.length === 0 || words.includes(name));
  const failed: string[] = [];
  for (const [name, { script, args, minutes }] of chosen) {
    const about = `${name}: ${script} ${args.join(' ')}, about ${minutes} min`;
    process.stderr.write(values.list ? `${about}\n` : `\n${about}, load average ${loadavg()[0]?.toFixed(1)}\n`);
    if (values.list) continue;
    const words = [...process.execArgv, join(import.meta.dirname, script), ...args, '--record'];
    if (spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0) failed.push(name);
  }
  if (!values.list) process.stderr.write(failed.length === 0 ? '\nAll met.\n' : `\nNot met: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
