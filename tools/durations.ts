import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Result } from './suites.ts';

/** How long each test file took, in seconds. */
export type Durations = { readonly [file: string]: number };

/** Of the last whole run here, or of the one somebody committed. */
const PLACES = ['.moonstaff/test-durations.json', 'tools/test-durations.json'];

export function readDurations(root: string): Durations {
  const place = PLACES.map((path) => join(root, path)).find(existsSync);
  return place === undefined ? {} : JSON.parse(readFileSync(place, 'utf8'));
}

/** Remembers how long the files took. Files that did not run keep their figure. */
export function writeDurations(root: string, results: readonly Result[]): void {
  const place = join(root, '.moonstaff/test-durations.json');
  const now = Object.fromEntries(results.map(({ file, ms }) => [file, Math.round(ms / 100) / 10]));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify({ ...readDurations(root), ...now }, undefined, 2)}\n`);
}

/** The longest first, so that none is left to run alone at the end. Unknown files come before all others. */
export function longestFirst(files: readonly string[], durations: Durations): readonly string[] {
  const of = (file: string): number => durations[file] ?? Number.POSITIVE_INFINITY;
  return files.toSorted((a, b) => (of(a) === of(b) ? 0 : of(b) - of(a)));
}

export const slowest = (results: readonly Result[], count: number): readonly Result[] =>
  results.toSorted((a, b) => b.ms - a.ms).slice(0, count);
