/** Thousands of games under the conformance kit, on all cores. See docs/conformance.md. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { keepFailures } from './failures.ts';
import { linesOf } from './report.ts';
import { batchesOf, work } from './soak-work.ts';

const root = new URL('../../', import.meta.url);

/** The games that have claims, by name: the sample and every folder of `games/` with a `test/conformance.ts`. */
function subjects(): ReadonlyMap<string, URL> {
  const games = new URL('games/', root);
  const folders = existsSync(games) ? readdirSync(games) : [];
  const found = folders.map((name): [string, URL] => [name, new URL(`${name}/test/conformance.ts`, games)]);
  const sample: [string, URL] = ['sample', new URL('kernel/sample/conformance.ts', root)];
  return new Map([sample, ...found].filter(([, module]) => existsSync(module)));
}

const USAGE = `npm run soak -- [--games N] [--seed WORDS] [--cores N] [GAME…]
  --games   games in each configuration (1000)
  --seed    the same words play the same games again (left out: new ones)
  --cores   how many at the same time (all)
  GAME      ${[...subjects().keys()].join(', ')} (all)`;

class Usage extends Error {}

function order() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: randomBytes(8).toString('hex') },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const known = subjects();
  const unknown = positionals.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Usage(`No game ${unknown}; there are: ${[...known.keys()].join(', ')}`);
  const chosen = [...known].filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const [games, cores] = [values.games, values.cores].map(Number);
  if (!games || !cores || games < 1 || cores < 1) throw new Usage('--games and --cores are numbers from 1');
  return { chosen, games, cores, seed: values.seed, help: values.help };
}

async function main(): Promise<void> {
  const { chosen, games, cores, seed, help } = order();
  if (help) {
    console.log(USAGE);
    return;
  }
  const batches = (await Promise.all(chosen.map(([, module]) => batchesOf(module, games, seed)))).flat();
  const total = batches.reduce((sum, batch) => sum + batch.games, 0);
  console.log(`${total} games of ${chosen.map(([name]) => name).join(', ')}, seed "${seed}"`);

  const back = process.stdout.isTTY ? '\r' : '';
  let played = 0;
  let failed = 0;
  await work(batches, cores, ({ batch, findings }) => {
    played += batch.games;
    failed += findings.length;
    if (findings.length > 0) keepFailures(new URL('./soak-failures.json', batch.module), findings);
    for (const line of linesOf(findings)) console.log(`${back}${line}`);
    const progress = `${played} of ${total} games, ${failed} failed`;
    const tenths = (games: number): number => Math.floor((10 * games) / total);
    if (process.stdout.isTTY) process.stdout.write(`\r${progress}`);
    else if (tenths(played) > tenths(played - batch.games)) console.log(progress);
  });
  console.log(`${back}${played} games played, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof Usage || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
