import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Bench } from './bench.ts';
import { type CaseFile, caseFiles, concerns, marksOf } from './case-files.ts';
import { refusedByCompiler } from './compile.ts';
import { hashOf } from './hash.ts';
import { instrumentAll, VERSION } from './instrument.ts';
import { KeptCoverage } from './kept-coverage.ts';
import type { Instrumented, Mutant } from './mutant.ts';
import { Verdicts, type World } from './verdicts.ts';

export interface Judging {
  readonly root: string;
  /** The files to mutate, from the root of the project. */
  readonly targets: readonly string[];
  /** Where things are kept between runs. */
  readonly kept: string;
  readonly threads: number;
  /** The most time of cases to spend on one mutant. */
  readonly effortMs: number;
  /** Nothing of an earlier run counts. */
  readonly fresh?: boolean;
  /** Only these mutants, by their place in their file's list. */
  readonly only?: (file: string, place: number) => boolean;
  /** The cases, if not those of the project. */
  readonly cases?: readonly CaseFile[];
  progress(what: string, done: number, total: number): void;
  /** Whether to stop here; files that are not finished then are left out of the outcome. */
  readonly isStopped?: () => boolean;
}

/** A file and what became of its mutants. */
export interface Judged {
  readonly file: Instrumented;
  readonly verdicts: Verdicts;
}

export type Outcome = { readonly judged: readonly Judged[] } | { readonly failing: readonly string[] };

/** Every mutant of the files gets its verdict; those that still hold from an earlier run are not asked for again. */
export async function judgeAll(judging: Judging): Promise<Outcome> {
  const {
    root,
    targets,
    kept,
    effortMs,
    fresh = false,
    only = () => true,
    isStopped = () => false,
    progress,
  } = judging;
  progress('reading', 0, targets.length);
  const instrumented = await instrumentAll(root, targets, join(kept, 'instrumented'));
  const files = judging.cases ?? caseFiles(root, targets);
  const world = worldOf(root, targets, files, effortMs);
  const judged = instrumented.map((file) => ({ file, verdicts: new Verdicts(join(kept, 'verdicts'), file, world) }));
  if (fresh) for (const { verdicts } of judged) verdicts.forget();
  const open = judged
    .flatMap((one) =>
      one.file.mutants
        .filter(({ name }, place) => only(one.file.file, place) && !one.verdicts.isKnown(name))
        .map((mutant) => ({ ...one, mutant })),
    )
    // Those first that no run has judged: if this one is broken off, they're known at least.
    .sort((a, b) => Number(hasVerdict(a)) - Number(hasVerdict(b)));
  if (open.length === 0) return { judged };
  const bench = new Bench({ root, instrumented, files });
  const sources = hashOf(JSON.stringify([VERSION, world.sources, targets]));
  const coverage = new KeptCoverage(join(kept, 'coverage', `${hashOf(JSON.stringify(targets))}.json`), sources);
  const markOf = (file: CaseFile): string => hashOf(JSON.stringify([...marksOf(root, file)]));
  const baseline = await bench.prepare(coverage, markOf, (done) => progress('cases', done, 0));
  if (baseline.failing.length > 0) return { failing: baseline.failing };
  await work(judging, bench, open, Math.min(effortMs, QUICK_MS), false);
  const alive = (): readonly Open[] => open.filter(isAlive);
  compile(judging, alive());
  await work(judging, bench, alive(), effortMs, true);
  if (!isStopped()) for (const { verdicts, mutant } of alive()) verdicts.settle(mutant.name);
  for (const { verdicts } of judged) verdicts.save();
  return { judged: judged.filter(({ file, verdicts }) => file.mutants.every(({ name }) => verdicts.of(name))) };
}

/** What most mutants need at most. The compiler is asked about the others before they get all the time there is. */
const QUICK_MS = 200;

const hasVerdict = ({ verdicts, mutant }: Open): boolean => verdicts.of(mutant.name) !== undefined;

const isAlive = ({ verdicts, mutant }: Open): boolean => verdicts.of(mutant.name)?.judge === 'nobody';

function compile({ root, progress }: Judging, open: readonly Open[]): void {
  const placed = open.map((one) => ({ ...one, file: one.file.file }));
  for (const { verdicts, mutant } of refusedByCompiler(root, placed, (done) =>
    progress('compiler', done, open.length),
  )) {
    verdicts.set(mutant.name, { judge: 'compiler' });
  }
}

interface Open extends Judged {
  readonly mutant: Mutant;
}

const SAVE_EVERY_MS = 5000;

async function work(
  { threads, progress, isStopped = () => false }: Judging,
  bench: Bench,
  open: readonly Open[],
  effortMs: number,
  thorough: boolean,
): Promise<void> {
  let next = 0;
  let done = 0;
  let saved = performance.now();
  const unsaved = new Set<Verdicts>();
  const save = (): void => {
    for (const verdicts of unsaved) verdicts.save();
    unsaved.clear();
    saved = performance.now();
  };
  const thread = async (): Promise<void> => {
    let seat = bench.seat();
    for (let one = open[next++]; one !== undefined && !isStopped(); one = open[next++]) {
      const { file, verdicts, mutant } = one;
      const judgement = await bench.judge(seat, file.file, mutant.id, effortMs, thorough);
      seat = judgement.seat;
      verdicts.set(mutant.name, judgement.noticed);
      unsaved.add(verdicts);
      if (performance.now() - saved > SAVE_EVERY_MS) save();
      progress(file.file, ++done, open.length);
    }
    await seat.leave();
  };
  await Promise.all(Array.from({ length: Math.min(threads, open.length) }, thread));
  save();
}

/** Every source that has to do with the targets and every case, as they stand now. */
function worldOf(root: string, targets: readonly string[], files: readonly CaseFile[], effortMs: number): World {
  const paths = globSync(['kernel/src/**/*.ts', 'games/*/src/**/*.ts'], { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => concerns(targets, path))
    .sort();
  const texts = paths.map((path) => `${path} ${hashOf(readFileSync(join(root, path), 'utf8'))}`);
  const sources = hashOf(texts.join('\n'));
  const marks = new Map(files.flatMap((file) => [...marksOf(root, file)]));
  return { sources, hash: hashOf([sources, effortMs, ...[...marks].flat()].join('\n')), marks };
}
