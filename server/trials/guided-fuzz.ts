import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type GuidedReport, runGuided } from '@moonstaff/tools/guided';
import { choices, count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import { conclude, recordedReport } from './record.ts';

export const TARGETS_MODULE = new URL('./fuzz-targets.ts', import.meta.url);
/** Recordings in links are read by the page. */
const PAGE_MODULE = new URL('../../web/test/support/fuzz-targets.ts', import.meta.url);
export const FINDINGS = join(import.meta.dirname, '../test/fixtures/fuzz');
const KEPT = join(import.meta.dirname, '../../.moonstaff/fuzz');
export const TARGETS = ['log', 'scenario', 'backup', 'protocol'] as const;
const ALL_TARGETS = [...TARGETS, 'recording'] as const;
/** Every third turn of a target looks at the coverage and finds new inputs; the others make as many as they can of those. */
const GUIDED_EVERY = 3;

/** What several runs of one target found together. */
interface Figures extends Omit<GuidedReport, 'kept' | 'findings'> {
  readonly findings: readonly string[];
}

interface FuzzReport {
  /** All targets together. */
  readonly inputs: number;
  readonly targets: Readonly<Record<string, Figures>>;
}

function keep(target: string, { findings }: GuidedReport): void {
  for (const { input, what } of findings) {
    const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
    mkdirSync(join(FINDINGS, target), { recursive: true });
    writeFileSync(join(FINDINGS, target, `${name}.txt`), input);
    process.stderr.write(`${target}, ${name}.txt: ${what}\n`);
  }
}

const keptFile = (target: string): string => join(KEPT, `${target}.json`);

const keptBy = (target: string): readonly string[] =>
  existsSync(keptFile(target)) ? (JSON.parse(readFileSync(keptFile(target), 'utf8')) as readonly string[]) : [];

function together(a: Figures | undefined, b: Figures): Figures {
  if (a === undefined) return b;
  return {
    inputs: a.inputs + b.inputs,
    reachedAtFirst: a.reachedAtFirst || b.reachedAtFirst,
    reached: Math.max(a.reached, b.reached),
    corpus: b.corpus,
    refused: a.refused + b.refused,
    longest: Math.max(a.longest, b.longest),
    processor: a.processor + b.processor,
    findings: [...a.findings, ...b.findings],
  };
}

interface FuzzOptions {
  readonly targets: readonly string[];
  /** Ends when this many were tried, or after this time. */
  readonly inputs: number;
  readonly seconds: number;
  /** How long one target is tried before it's the next one's turn, in seconds. Loading it takes some of them. */
  readonly turnSeconds: number;
  readonly workers: number;
  readonly seed: number;
  readonly before: FuzzReport | undefined;
  readonly stop: AbortSignal;
}

async function fuzzGuided(options: FuzzOptions): Promise<FuzzReport> {
  // What earlier runs found is a fixture now: the tests fail until it's mended.
  const targets: Record<string, Figures> = Object.fromEntries(
    Object.entries(options.before?.targets ?? {}).map(([target, figures]) => [target, { ...figures, findings: [] }]),
  );
  const until = performance.now() + options.seconds * 1000;
  const tried = (): number => Object.values(targets).reduce((sum, { inputs }) => sum + inputs, 0);
  const began = tried();
  const found = (): boolean => Object.values(targets).some(({ findings }) => findings.length > 0);
  let turn = 0;
  const work = async (): Promise<void> => {
    while (tried() < options.inputs && performance.now() < until && !found() && !options.stop.aborted) {
      const target = options.targets[turn % options.targets.length] ?? '';
      const blind = Math.floor(turn / options.targets.length) % GUIDED_EVERY !== 0;
      const seed = options.seed + began + turn++;
      const module = target === 'recording' ? PAGE_MODULE : TARGETS_MODULE;
      const seconds = Math.min(options.turnSeconds, (until - performance.now()) / 1000);
      const kept = keptBy(target);
      const report = await runGuided({ module, target, inputs: options.inputs, seconds, seed, kept, blind });
      keep(target, report);
      const { kept: keptNow, findings, ...figures } = report;
      mkdirSync(KEPT, { recursive: true });
      if (!blind) writeFileSync(keptFile(target), JSON.stringify(keptNow));
      const own = { ...figures, findings: findings.map(({ what }) => what.split('\n', 1)[0] ?? '') };
      targets[target] = together(targets[target], own);
      process.stderr.write(
        `${tried()}/${options.inputs}: ${target}${blind ? '' : ', guided'}, ${figures.inputs} in ${figures.processor} s\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return { inputs: tried(), targets };
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run guided-fuzz',
    about: `Fuzzing guided by coverage: inputs that reach new code are kept, and new ones are made of them. Nothing may end in any error
but a refusal, and no input may take longer than a second. What it finds is written to the folder of findings, which the
tests try again for ever. One target is tried for some minutes after the other, on all processors. Ctrl+C ends it after
these minutes; the next run goes on with the inputs that were kept.`,
    options: {
      targets: choices('TARGET,…', ALL_TARGETS, 'only these'),
      inputs: count('how many inputs', 10_000_000),
      seconds: count('at most this long', 28_800),
      turn: count('seconds with one target before the next has its turn', 60),
      workers: count('how many at the same time', availableParallelism()),
      seed: count('what chance begins with', 1),
      record: flag('keep the result in docs/trials.md'),
      add: flag('with --record: also count what earlier runs recorded'),
    },
  });
  const name = 'fuzz guided by coverage';
  const { inputs, seconds, turn: turnSeconds, workers, seed } = values;
  const before = values.add ? recordedReport<FuzzReport>(name) : undefined;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const targets = values.targets.length === 0 ? ALL_TARGETS : values.targets;
  const report = await fuzzGuided({ targets, inputs, seconds, turnSeconds, workers, seed, before, stop: stop.signal });
  const passed =
    report.inputs >= inputs && Object.values(report.targets).every(({ findings }) => findings.length === 0);
  await conclude(name, report, passed, values.record);
}
