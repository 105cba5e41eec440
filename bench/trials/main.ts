import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { MEASURED_GAMES } from '../src/bars.ts';
import { type Examined, examine } from '../src/examine.ts';
import { machine } from '../src/machine.ts';
import type { Plan } from '../src/measure.ts';
import { asMarkdown, figure, results } from '../src/report.ts';
import { compare, comparedAsMarkdown } from './against.ts';

const FULL: Plan = { warmUpMs: 1000, repetitions: 21, sliceMs: 200 };
const QUICK: Plan = { warmUpMs: 200, repetitions: 5, sliceMs: 50 };

const { values } = toolArgs({
  command: 'npm run bench',
  about: 'Measures speeds as ratios against yardsticks that are measured in the same run.',
  options: {
    quick: flag('a short look; nothing is written'),
    against: word('COMMIT', 'side by side with another commit of this repository'),
  },
});

if (values.against !== undefined) await benchAgainst(values.against, values.quick);
else process.exitCode = await bench(values.quick);

async function benchAgainst(name: string, isQuick: boolean): Promise<void> {
  const plan = isQuick ? QUICK : FULL;
  const { commit, compared } = await compare(name, plan, progress);
  const page = comparedAsMarkdown(commit, machine(), plan, compared);
  process.stdout.write(page);
  if (!isQuick) writeFileSync(join(import.meta.dirname, '../against.md'), page);
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
    process.stderr.write(`not met: ${what}: ${demanded}, measured ${figure(measured.low)}\n`);
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
