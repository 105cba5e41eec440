import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { count, toolArgs, word } from '@moonstaff/tools/tool-args';
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

async function main(): Promise<void> {
  const known = subjects();
  const { values, words } = toolArgs({
    command: 'npm run soak',
    about: 'Plays thousands of games under the conformance kit, on all cores. See docs/conformance.md.',
    options: {
      games: count('games in each configuration', 1000),
      seed: word('WORDS', 'the same words play the same games again; without it, new ones'),
      cores: count('how many at the same time', availableParallelism()),
    },
    words: { takes: 'GAME …', about: `only these games: ${[...known.keys()].join(', ')}`, known: [...known.keys()] },
  });
  const { games, cores, seed = randomBytes(8).toString('hex') } = values;
  const chosen = [...known].filter(([name]) => words.length === 0 || words.includes(name));
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

await main();
