/**
 * Bots of all levels against each other, with little time to think: `npm run trial [-- --games N]`. Nothing illegal,
 * nothing thrown, nothing over twice the budget. A full trial is kept in `bots/results/trial.json` as it goes.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { keptFile } from '../src/ladder/kept.ts';
import type { Sat } from '../src/trial/play.ts';
import { Tally } from '../src/trial/record.ts';
import type { Share } from '../src/trial/worker.ts';

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

await Promise.all(Array.from({ length: jobs }, (_, first) => onWorker({ first, step: jobs, games, milliseconds })));
if (games >= FULL) keep();
const { faults, paces, ...rest } = tally.trial();
const late = paces.reduce((sum, pace) => sum + pace.late, 0);
process.stdout.write(`${JSON.stringify(rest)}, ${faults.length} faults, ${late} late\n`);
for (const pace of paces) process.stdout.write(`${JSON.stringify(pace)}\n`);
process.exitCode = faults.length + late === 0 ? 0 : 1;

function onWorker(share: Share): Promise<void> {
  const worker = new Worker(new URL('../src/trial/worker.ts', import.meta.url), { workerData: share });
  return new Promise((resolve, reject) => {
    worker.on('message', (sat: Sat) => {
      tally.add(sat);
      const { games: done } = tally.trial();
      if (games >= FULL && done % KEEP_EVERY === 0) keep();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
