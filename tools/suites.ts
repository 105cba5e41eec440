import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { run } from 'node:test';
import type { TestJob } from './jobs.ts';
import { inLanes } from './lanes.ts';
import { FILE_PATIENCE_MS } from './patience.ts';

/** The result of one test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** What to print if something failed. */
  readonly failures: readonly string[];
  /** The files of its process, if that broke as a whole: any of them can be the cause. */
  readonly suspects?: TestJob;
  readonly ms: number;
}

/** The runner's errors have this field, but its types leave it out. */
type RunnerError = Error & { readonly failureType?: string };

/** Stops a file that hangs, so that it doesn't hold up the rest. */
const patience = (): AbortSignal => AbortSignal.timeout(FILE_PATIENCE_MS);

/** All test files, or those under the given paths. */
export function testFiles(root: string, only: readonly string[] = []): readonly string[] {
  const under = only.map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/+$/g, ''));
  return globSync(['*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'], { cwd: root, exclude: ['node_modules/**'] })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => under.length === 0 || under.some((path) => file === path || file.startsWith(`${path}/`)))
    .sort();
}

/** Those of the given paths that are no test file, and no folder with any. */
export const emptyPaths = (root: string, only: readonly string[]): readonly string[] =>
  only.filter((path) => testFiles(root, [path]).length === 0);

/** Loads several test files in one process. */
const TOGETHER = join(import.meta.dirname, 'together.ts');

/**
 * Runs a job in a separate process. Whatever didn't run counts as failed: a skipped test, a file without tests, a
 * process that ended before it reported its results. If several files share the process and it breaks as a whole, all of
 * them have failed, and each has to show alone what's wrong with it.
 */
export async function runJob(root: string, job: TestJob, signal: AbortSignal): Promise<readonly FileResult[]> {
  const began = performance.now();
  const paths = job.map((file) => join(root, file));
  const [only = ''] = paths;
  const entry = job.length === 1 ? only : TOGETHER;
  const passed = new Map<string, number>();
  const failures = new Map<string, string[]>();
  /** How long each file of a shared process took, from its suite in together.ts. */
  const durations = new Map<string, number>();
  const output: string[] = [];
  let complete = false;
  /** The file of a test. One that can't be loaded is named by a test of its own; see together.ts. */
  const fileOf = (name: string, file = entry): string =>
    job.length === 1 ? only : (paths.find((path) => path === file || path === name) ?? TOGETHER);
  const fails = (of: string, failure: string): void => void failures.set(of, [...(failures.get(of) ?? []), failure]);
  // The runner's own `timeout` fails the test but keeps waiting for the process. This kills the process.
  const stream = run({ files: [entry], argv: entry === TOGETHER ? paths : [], cwd: root, signal });
  stream.on('test:stderr', ({ message }) => output.push(message));
  stream.on('test:diagnostic', ({ message }) => {
    if (message.startsWith('Error')) output.push(`${message}\n`);
  });
  stream.on('test:summary', ({ file: of }) => {
    complete ||= of !== undefined;
  });
  stream.on('test:complete', ({ name, details }) => {
    if (paths.includes(name)) durations.set(name, details.duration_ms);
  });
  stream.on('test:pass', ({ name, details, skip, todo, file }) => {
    // The runner's own entry for the file, which passes whenever the process exits with 0.
    if (details.type === 'suite' || name === entry) return;
    const of = fileOf(name, file);
    if (skip !== undefined || todo !== undefined) fails(of, `${name}: was not run`);
    else passed.set(of, (passed.get(of) ?? 0) + 1);
  });
  stream.on('test:fail', ({ name, details, line, file }) => {
    const { cause, message, failureType }: RunnerError = details.error;
    // A suite fails with its tests, and those have been reported already.
    if (failureType === 'subtestsFailed') return;
    const why = cause instanceof Error ? (cause.stack ?? cause.message) : message;
    if (name === entry) fails(entry, `${message}\n${output.join('')}`);
    else fails(fileOf(name, file), name === fileOf(name, file) ? why : `${name} (line ${line})\n${why}`);
  });
  for await (const _ of stream);
  if (!complete && failures.size === 0) fails(entry, NO_RESULTS);
  const isSilent = (path: string): boolean => !passed.has(path) && !failures.has(path);
  if (job.length > 1 && !failures.has(TOGETHER)) for (const path of paths.filter(isSilent)) fails(path, NO_RESULTS);
  const whole = performance.now() - began;
  const broken = job.length > 1 ? failures.get(TOGETHER) : undefined;
  return job.map((file, i) => {
    const path = join(root, file);
    const own = failures.get(path) ?? [];
    const ms = job.length === 1 ? whole : (durations.get(path) ?? whole / job.length);
    return {
      ...{ file, passed: passed.get(path) ?? 0, failed: own.length, failures: own, ms },
      ...(broken !== undefined && { failed: Math.max(1, own.length), suspects: job }),
      ...(broken !== undefined && i === 0 && { failures: [...own, ...broken] }),
    };
  });
}

const NO_RESULTS = 'reported no results: it has no tests, or ended too soon';

export interface FilesOptions {
  /** How many run at a time. */
  readonly width: number;
  /** Called when a file is done. */
  report(result: FileResult, done: number): void;
  /** What a file needs before it can start. */
  awaits?(file: string): Promise<unknown> | undefined;
  /** Stops a file that hangs. */
  limit?(): AbortSignal;
}

/** Runs all jobs, several at a time. The files of a job wait for the same things. */
export async function runJobs(
  root: string,
  jobs: readonly TestJob[],
  { width, report, awaits, limit = patience }: FilesOptions,
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  const work = async (job: TestJob): Promise<void> => {
    for (const result of await runJob(root, job, limit())) {
      results.push(result);
      report(result, results.length);
    }
  };
  await inLanes(jobs, width, work, ([file = '']) => awaits?.(file));
  return results;
}

/** The results that count, and the files that passed only at the second try. */
export function withSecondTries(
  first: readonly FileResult[],
  second: readonly FileResult[],
): { readonly results: readonly FileResult[]; readonly unsteady: readonly string[] } {
  const again = new Map(second.map((result) => [result.file, result]));
  const failsAlone = (file: string): boolean => (again.get(file)?.failed ?? 0) > 0;
  return {
    results: first.map((result) => again.get(result.file) ?? result),
    // The others of a broken process are cleared once one of them has failed alone.
    unsteady: first.flatMap(({ file, suspects = [] }) =>
      again.has(file) && !failsAlone(file) && !suspects.some(failsAlone) ? [file] : [],
    ),
  };
}
