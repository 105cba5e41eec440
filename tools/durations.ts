import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileResult } from './suites.ts';

/** How long each test file took, in seconds. */
export type Durations = { readonly [file: string]: number };

/** Durations of the last runs here, or else the committed ones. Only their order matters. */
const FILES = ['.moonstaff/test-durations.json', 'tools/test-durations.json'];

export function readDurations(root: string): Durations {
  const path = FILES.map((file) => join(root, file)).find(existsSync);
  return path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'));
}

/** Remembers how long the files took. Files that didn't run keep their old value. */
export function writeDurations(root: string, results: readonly FileResult[]): void {
  const path = join(root, '.moonstaff/test-durations.json');
  const now = Object.fromEntries(results.map(({ file, ms }) => [file, Math.round(ms / 100) / 10]));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...readDurations(root), ...now }, undefined, 2)}\n`);
}

/** The assumed duration of a new file. */
const UNKNOWN = 2;

export const durationOf = (file: string, durations: Durations): number => durations[file] ?? UNKNOWN;

export const slowest = (results: readonly FileResult[], count: number): readonly FileResult[] =>
  results.toSorted((a, b) => b.ms - a.ms).slice(0, count);
