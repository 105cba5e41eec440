import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADAPTERS } from '@moonstaff/scenarios';
import { cloneSubject } from './clone.ts';
import { decisionSubject } from './decision.ts';
import { fuzz } from './fuzz.ts';
import { machine } from './machine.ts';
import { measure, type Plan } from './measure.ts';
import { asMarkdown, figure, results } from './report.ts';
import { ticTacToeSubject } from './tic-tac-toe.ts';

// Without this boardgame.io freezes and checks as it does for its developers.
process.env['NODE_ENV'] = 'production';

const FULL: Plan = { warmUpMs: 1000, repetitions: 21, sliceMs: 200 };
const QUICK: Plan = { warmUpMs: 200, repetitions: 5, sliceMs: 50 };

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});

if (values.help) {
  process.stdout.write('Usage: npm run bench [-- --quick]\n\n--quick  a short look; nothing is written\n');
} else {
  process.exitCode = bench(values.quick);
}

function bench(isQuick: boolean): number {
  const plan = isQuick ? QUICK : FULL;
  const adapters = [...ADAPTERS.values()];
  const yardsticks = [cloneSubject(), ticTacToeSubject()];
  const samples = measure(
    [...yardsticks, ...adapters.map(({ game }) => decisionSubject(game))],
    plan,
    progress('measuring'),
  );
  const fuzzed = Object.fromEntries(
    adapters.map((adapter) => [
      adapter.game.id,
      fuzz(adapter, isQuick ? 2_000 : 100_000, progress(`fuzzing ${adapter.game.id}`)),
    ]),
  );
  const names = yardsticks.map(({ name }) => name);
  const found = results(machine(), plan, names, samples, fuzzed);
  process.stdout.write(asMarkdown(found));
  if (!isQuick) {
    const folder = join(import.meta.dirname, '..');
    writeFileSync(join(folder, 'results.md'), asMarkdown(found));
    writeFileSync(join(folder, 'results.json'), `${JSON.stringify(found, undefined, 2)}\n`);
  }
  const unmet = found.verdicts.filter(({ met }) => !met);
  for (const { what, demanded, measured } of unmet) {
    process.stderr.write(`not met: ${what}: ${demanded}, measured ${figure(measured.median)}\n`);
  }
  return unmet.length === 0 ? 0 : 1;
}

/** On a terminal one line that is drawn over; in a pipe nothing. */
function progress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done >= total ? '\r\x1b[K' : `\r${what} ${Math.floor((100 * done) / total)} %\x1b[K`);
  };
}
