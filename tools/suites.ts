import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { run } from 'node:test';
import { inLanes } from './lanes.ts';
import { FILE_PATIENCE_MS } from './patience.ts';

/** The result of one test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** What to print if something failed. */
  readonly failures: readonly string[];
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

/**
 * Runs one file in a separate process. Whatever didn't run counts as failed: a skipped test, a file without tests, a file
 * that ended before it reported its results.
 */
export async function runFile(root: string, file: string, signal: AbortSignal): Promise<FileResult> {
  const began = performance.now();
  const path = join(root, file);
  const failures: string[] = [];
  const output: string[] = [];
  let passed = 0;
  let failed = 0;
  let complete = false;
  const fail = (failure: string): void => {
    failed += 1;
    failures.push(failure);
  };
  // The runner's own `timeout` fails the test but keeps waiting for the process. This kills the process.
  const stream = run({ files: [path], cwd: root, signal });
  stream.on('test:stderr', ({ message }) => output.push(message));
  stream.on('test:diagnostic', ({ message }) => {
    if (message.startsWith('Error')) output.push(`${message}\n`);
  });
  stream.on('test:summary', ({ file: of }) => {
    complete ||= of !== undefined;
  });
  stream.on('test:pass', ({ name, details, skip, todo }) => {
    // The runner's own entry for the file, which passes whenever the process exits with 0.
    if (details.type === 'suite' || name === path) return;
    if (skip !== undefined || todo !== undefined) fail(`${name}: was not run`);
    else passed += 1;
  });
  stream.on('test:fail', ({ name, details, line }) => {
    const { cause, message, failureType }: RunnerError = details.error;
    // A suite fails with its tests, and those have been reported already.
    if (failureType === 'subtestsFailed') return;
    if (name === path) fail(`${message}\n${output.join('')}`);
    else fail(`${name} (line ${line})\n${cause instanceof Error ? (cause.stack ?? cause.message) : message}`);
  });
  for await (const _ of stream);
  if (!complete && failed === 0) fail('reported no results: it has no tests, or ended too soon');
  return { file, passed, failed, failures, ms: performance.now() - began };
}

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

/** Runs all files, several at a time. */
export async function runFiles(
  root: string,
  files: readonly string[],
  { width, report, awaits, limit = patience }: FilesOptions,
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  const work = async (file: string): Promise<void> => {
    const result = await runFile(root, file, limit());
    results.push(result);
    report(result, results.length);
  };
  await inLanes(files, width, work, awaits);
  return results;
}

/** The results that count, and the files that passed only at the second try. */
export function withSecondTries(
  first: readonly FileResult[],
  second: readonly FileResult[],
): { readonly results: readonly FileResult[]; readonly unsteady: readonly string[] } {
  const again = new Map(second.map((result) => [result.file, result]));
  return {
    results: first.map((result) => again.get(result.file) ?? result),
    unsteady: second.flatMap(({ file, failed }) => (failed === 0 ? [file] : [])),
  };
}
