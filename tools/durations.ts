import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Result } from './suites.ts';

/** How long each test file took, in seconds. */
export type Durations = { readonly [file: string]: number };

/** Of the last runs here, or those that were committed. Only their order matters. */
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

/** What a file that nobody knows is taken to need. */
const UNKNOWN = 5;

/** The longest first, so that none is left to run alone at the end. */
export function longestFirst(files: readonly string[], durations: Durations): readonly string[] {
  const of = (file: string): number => durations[file] ?? UNKNOWN;
  return files.toSorted((a, b) => of(b) - of(a));
}

export const slowest = (results: readonly Result[], count: number): readonly Result[] =>
  results.toSorted((a, b) => b.ms - a.ms).slice(0, count);
