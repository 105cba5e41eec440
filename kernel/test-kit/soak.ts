/** Thousands of games under the conformance kit, on all cores. See docs/conformance.md. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { configurationsOf, type Subject } from '@moonstaff/kernel/conformance';
import { keepFailures } from './failures.ts';
import { linesOf } from './report.ts';
import type { Batch, BatchResult } from './soak-worker.ts';

const GAMES_PER_BATCH = 10;
const root = new URL('../../', import.meta.url);

/** The games that have claims, by name: the sample and every folder of `games/` with a `test/conformance.ts`. */
function subjects(): ReadonlyMap<string, URL> {
  const games = new URL('games/', root);
  const folders = existsSync(games) ? readdirSync(games) : [];
  const found = folders.map((name): [string, URL] => [name, new URL(`${name}/test/conformance.ts`, games)]);
  const sample: [string, URL] = ['sample', new URL('kernel/sample/conformance.ts', root)];
  return new Map([sample, ...found].filter(([, module]) => existsSync(module)));
}

async function batchesOf(module: URL, games: number, seed: string): Promise<readonly Batch[]> {
  const { subject }: { subject: Subject } = await import(module.href);
  return configurationsOf(subject).flatMap((configuration) =>
    Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, i): Batch => {
      const from = i * GAMES_PER_BATCH;
      return { module: module.href, configuration, seed, from, games: Math.min(GAMES_PER_BATCH, games - from) };
    }),
  );
}

/** Deals the batches out to the workers, one at a time, and hands every result on. */
async function work(batches: readonly Batch[], cores: number, done: (result: BatchResult) => void): Promise<void> {
  const queue = [...batches];
  const busy = Array.from({ length: Math.min(cores, queue.length) }, async () => {
    const worker = new Worker(new URL('./soak-worker.ts', import.meta.url));
    try {
      for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
        done(await answerOf(worker, batch));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(busy);
}

function answerOf(worker: Worker, batch: Batch): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(batch);
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: randomBytes(8).toString('hex') },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const known = subjects();
  const unknown = positionals.find((name) => !known.has(name));
  if (unknown !== undefined) {
    console.error(`No game ${unknown}; there are: ${[...known.keys()].join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const chosen = [...known].filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const batches = (
    await Promise.all(chosen.map(([, module]) => batchesOf(module, Number(values.games), values.seed)))
  ).flat();
  const total = batches.reduce((sum, { games }) => sum + games, 0);
  console.log(`${total} games of ${chosen.map(([name]) => name).join(', ')}, seed "${values.seed}"`);

  let played = 0;
  let failed = 0;
  await work(batches, Number(values.cores), ({ batch, findings }) => {
    played += batch.games;
    failed += findings.length;
    if (findings.length > 0) keepFailures(new URL('./soak-failures.json', batch.module), findings);
    for (const line of linesOf(findings)) console.log(`${process.stdout.isTTY ? '\r' : ''}${line}`);
    if (process.stdout.isTTY) process.stdout.write(`\r${played} of ${total} games, ${failed} failed`);
  });
  console.log(`${process.stdout.isTTY ? '\r' : ''}${played} games played, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await main();
