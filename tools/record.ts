import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Prepared } from './prepare.ts';
import type { FileResult } from './suites.ts';

/** Where a program is differs from machine to machine. */
const withoutPath = (uses: string): string => uses.replace(/ \(.*\)$/, '');

/** Keeps the result of a thorough run. */
export function recordThorough(
  root: string,
  results: readonly FileResult[],
  prepared: readonly Pick<Prepared, 'uses'>[],
): void {
  const path = join(root, 'tools/results/thorough.json');
  const report = {
    date: new Date().toISOString().slice(0, 10),
    passed: results.every(({ failed }) => failed === 0),
    uses: [`Node ${process.versions.node}`, ...prepared.map(({ uses }) => withoutPath(uses))],
    files: results
      .map(({ file, passed, failed }) => ({ file, passed, failed }))
      .sort((a, b) => a.file.localeCompare(b.file)),
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`);
}
