import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { run } from 'node:test';
import { FILE_PATIENCE_MS } from './patience.ts';

/** What became of one file of tests. */
export interface Result {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** What to read when something failed. */
  readonly complaints: readonly string[];
  readonly ms: number;
}

/** What the runner's errors carry; its types leave out the last. */
type Failure = Error & { readonly failureType?: string };

/** Ends a file that hangs, so that it doesn't hold up the rest. */
const patience = (): AbortSignal => AbortSignal.timeout(FILE_PATIENCE_MS);

/** The test files of the house, or those under the given paths. */
export function testFiles(root: string, only: readonly string[] = []): readonly string[] {
  const under = only.map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/+$/g, ''));
  return globSync(['*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'], { cwd: root, exclude: ['node_modules/**'] })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => under.length === 0 || under.some((path) => file === path || file.startsWith(`${path}/`)))
    .sort();
}

/**
 * Runs one file in a process of its own. Whatever did not run counts as failed: a skipped test, a file
 * that holds no test, a file that ended before it had told its results.
 */
export async function runFile(root: string, file: string, signal: AbortSignal): Promise<Result> {
  const began = performance.now();
  const path = join(root, file);
  const complaints: string[] = [];
  const said: string[] = [];
  let passed = 0;
  let failed = 0;
  let complete = false;
  const fail = (complaint: string): void => {
    failed += 1;
    complaints.push(complaint);
  };
  // Its own `timeout` fails a test, but goes on waiting for the process; this ends the process.
  const stream = run({ files: [path], cwd: root, signal });
  stream.on('test:stderr', ({ message }) => said.push(message));
  stream.on('test:diagnostic', ({ message }) => {
    if (message.startsWith('Error')) said.push(`${message}\n`);
  });
  stream.on('test:summary', ({ file: of }) => {
    complete ||= of !== undefined;
  });
  stream.on('test:pass', ({ name, details, skip, todo }) => {
    // The runner's own entry for the file: it passes whenever the process ends well.
    if (details.type === 'suite' || name === path) return;
    if (skip !== undefined || todo !== undefined) fail(`${name}: was not run`);
    else passed += 1;
  });
  stream.on('test:fail', ({ name, details, line }) => {
    const { cause, message, failureType }: Failure = details.error;
    // What holds a failed test fails with it; the test itself has told already.
    if (failureType === 'subtestsFailed') return;
    if (name === path) fail(`${message}\n${said.join('')}`);
    else fail(`${name} (line ${line})\n${cause instanceof Error ? (cause.stack ?? cause.message) : message}`);
  });
  for await (const _ of stream);
  if (!complete && failed === 0) fail('told no results: it holds no test, or ended too soon');
  return { file, passed, failed, complaints, ms: performance.now() - began };
}

/** Runs all files, `width` at a time, and tells of each when it is done. */
export async function runFiles(
  root: string,
  files: readonly string[],
  width: number,
  tell: (result: Result, done: number) => void,
  limit = patience,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const result = await runFile(root, file, limit());
      results.push(result);
      tell(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, work));
  return results;
}
