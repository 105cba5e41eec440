import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Durations, durationOf } from './durations.ts';

/** Test files that run in one process: mostly one, or several quick ones that can't disturb each other. */
export type TestJob = readonly string[];

/** Folders whose quick tests only call functions. */
const PURE = /^(?:kernel|catalogue|text|scenarios|web|games\/\w+)\/test\//;

/**
 * A file with such things wants a process of its own: it has hooks for all tests, changes what others share, or finds out
 * its tests only while the next file is being loaded.
 */
const OWN =
  /(?<![.\w])(?:before|after)(?:Each)?\(|\bdescribe\(.*\basync\b|\b(?:mock|process|globalThis|window|document)\b|node:(?!assert|test|fs|path)/;

/** Tests that are written in the file itself. Those of a helper would be counted as the helper's. */
const TESTS = /^\s*(?:test|it)\(/m;

const QUICK_SECONDS = 2;
const MOST_TOGETHER = 12;

export const isPure = (file: string, code: string): boolean => PURE.test(file) && TESTS.test(code) && !OWN.test(code);

/** Starting a process and loading the rules takes longer than a quick test, so quick files of a package share one. */
export function jobsFor(root: string, files: readonly string[], durations: Durations): readonly TestJob[] {
  const isQuick = (file: string): boolean => (durations[file] ?? 0) <= QUICK_SECONDS;
  const shares = (file: string): boolean => isQuick(file) && isPure(file, readFileSync(join(root, file), 'utf8'));
  const packages = Map.groupBy(files.filter(shares), (file) => file.slice(0, file.indexOf('/test/')));
  const together = [...packages.values()].flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / MOST_TOGETHER) }, (_, i) =>
      list.slice(i * MOST_TOGETHER, (i + 1) * MOST_TOGETHER),
    ),
  );
  const taken = new Set(together.flat());
  const alone = files.filter((file) => !taken.has(file)).map((file) => [file]);
  const seconds = (job: TestJob): number => job.reduce((sum, file) => sum + durationOf(file, durations), 0);
  // The longest first, so that none runs alone at the end.
  return [...alone, ...together].sort((a, b) => seconds(b) - seconds(a));
}
