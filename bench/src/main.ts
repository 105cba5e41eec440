import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MEASURED_GAMES } from './bars.ts';
import { type Examined, examine } from './examine.ts';
import { machine } from './machine.ts';
import type { Plan } from './measure.ts';
import { asMarkdown, figure, results } from './report.ts';

const FULL: Plan = { warmUpMs: 1000, repetitions: 21, sliceMs: 200 };
const QUICK: Plan = { warmUpMs: 200, repetitions: 5, sliceMs: 50 };

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});

if (values.help) {
  process.stdout.write('Usage: npm run bench [-- --quick]\n\n--quick  a short look; nothing is written\n');
} else {
  process.exitCode = await bench(values.quick);
}

async function bench(isQuick: boolean): Promise<number> {
  const plan = isQuick ? QUICK : FULL;
  const examined: Examined[] = [];
  for (const game of MEASURED_GAMES) {
    examined.push(await examine({ game, plan, fuzzedStates: isQuick ? 2_000 : 100_000 }, progress(game)));
  }
  const found = results(machine(), plan, examined);
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

/** One line that's redrawn on a terminal; nothing in a pipe. */
function progress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done >= total ? '\r\x1b[K' : `\r${what} ${Math.floor((100 * done) / total)}%\x1b[K`);
  };
}
