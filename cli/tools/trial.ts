import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runTasks } from '@moonstaff/threads';
import { count, toolArgs, word } from '@moonstaff/tools/tool-args';
import { keptFile } from '../src/ladder/kept.ts';
import { Tally } from '../src/trial/record.ts';
import type { start } from '../src/trial/worker.ts';

const FULL = 10_000;
const KEEP_EVERY = 100;

const { values } = toolArgs({
  command: 'npm run trial',
  about: `Bots of all levels play each other with little time to think. Fails if anything is illegal, throws, or takes more
than twice its budget. A full trial is kept as it goes.`,
  options: {
    games: count('how many games; with as many as this, the trial is full', FULL),
    ms: count('milliseconds to think about a move', 8),
    jobs: count('how many at the same time', availableParallelism()),
    out: word('FILE', 'where a full trial is kept, if not in bots/results/trial.json'),
  },
});

const { games, jobs, ms: milliseconds, out = keptFile('trial') } = values;
const tally = new Tally(milliseconds);
const keep = (): void => writeFileSync(out, `${JSON.stringify(tally.trial(), undefined, 2)}\n`);

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
