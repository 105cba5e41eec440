/**
 * Fuzzing guided by coverage: inputs that reach new code are kept, and new ones are made of them. Nothing may end in any
 * error but a refusal, and no input may take longer than a second. What it finds is written to the folder of findings,
 * which the tests try again for ever.
 * `npm run guided-fuzz -- [--targets log,scenario,backup,protocol] [--inputs 2500000] [--seconds 28800] [--seed 1] [--record]`
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GuidedReport, runGuided } from '@moonstaff/tools/guided';
import { conclude } from './record.ts';

export const TARGETS_MODULE = new URL('./fuzz-targets.ts', import.meta.url);
export const FINDINGS = join(import.meta.dirname, '../test/fixtures/fuzz');
export const TARGETS = ['log', 'scenario', 'backup', 'protocol'] as const;

function keep(target: string, { findings }: GuidedReport): void {
  for (const { input, what } of findings) {
    const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
    mkdirSync(join(FINDINGS, target), { recursive: true });
    writeFileSync(join(FINDINGS, target, `${name}.txt`), input);
    process.stderr.write(`${target}, ${name}.txt: ${what}\n`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      targets: { type: 'string', default: TARGETS.join() },
      inputs: { type: 'string', default: '2500000' },
      seconds: { type: 'string', default: '28800' },
      seed: { type: 'string', default: '1' },
      record: { type: 'boolean', default: false },
    },
  });
  const [inputs, seed] = [Number(values.inputs), Number(values.seed)];
  const names = values.targets.split(',');
  const seconds = Number(values.seconds) / names.length;
  const report: Record<string, object> = {};
  let passed = true;
  for (const target of names) {
    const { findings, ...figures } = await runGuided({ module: TARGETS_MODULE, target, inputs, seconds, seed });
    keep(target, { findings, ...figures });
    passed &&= findings.length === 0;
    report[target] = { ...figures, findings: findings.map(({ what }) => what.split('\n', 1)[0]) };
  }
  await conclude('fuzz guided by coverage', report, passed, values.record);
}
