/**
 * Bots of all levels play each other with little time to think: `npm run trial [-- --games N]`. Fails if anything is
 * illegal, throws, or takes more than twice its budget. A full trial is saved to `bots/results/trial.json` as it goes.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runTasks } from '@moonstaff/threads';
import { keptFile } from '../src/ladder/kept.ts';
import { Tally } from '../src/trial/record.ts';
import type { start } from '../src/trial/worker.ts';

const FULL = 10_000;
const KEEP_EVERY = 100;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: String(FULL) },
    ms: { type: 'string', default: '8' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: keptFile('trial') },
  },
});

const games = Number(values.games);
const jobs = Number(values.jobs);
const milliseconds = Number(values.ms);
const tally = new Tally(milliseconds);
const keep = (): void => writeFileSync(values.out, `${JSON.stringify(tally.trial(), undefined, 2)}\n`);

await runTasks<typeof start>(
  { module: new URL('../src/trial/worker.ts', import.meta.url), threads: jobs, setup: { milliseconds } },
  [...Array(games).keys()],
  {
    name: (index) => `sitting ${index}`,
    done: (sat) => {
      tally.add(sat);
      if (games >= FULL && tally.games % KEEP_EVERY === 0) keep();
    },
  },
);
if (games >= FULL) keep();
const { faults, paces, ...rest } = tally.trial();
const late = paces.reduce((sum, pace) => sum + pace.late, 0);
process.stdout.write(`${JSON.stringify(rest)}, ${faults.length} faults, ${late} late\n`);
for (const pace of paces) process.stdout.write(`${JSON.stringify(pace)}\n`);
process.exitCode = faults.length + late === 0 ? 0 : 1;
