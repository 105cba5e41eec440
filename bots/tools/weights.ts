/** Puts the weights of a tuning run into their file: `node bots/tools/weights.ts arnak`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../src/tune/run.ts';

for (const game of process.argv.slice(2)) {
  const bots = join(import.meta.dirname, '..');
  const run: Run = JSON.parse(readFileSync(join(bots, `results/tune-${game}.json`), 'utf8'));
  const file = join(bots, `src/${game}/weights.ts`);
  let source = readFileSync(file, 'utf8');
  for (const [name, weight] of Object.entries(run.weights)) {
    source = source.replace(new RegExp(`^  ${name}: .*,$`, 'm'), `  ${name}: ${weight},`);
  }
  writeFileSync(file, source);
}
