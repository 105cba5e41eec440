import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Configuration, Finding } from '@moonstaff/kernel/conformance';

/** A game that once showed a fault. Every run of the suite plays it again. */
export interface Failure {
  readonly configuration: Configuration;
  readonly seed: string;
  /** What was wrong when it was saved. */
  readonly found: string;
}

export const readFailures = (file: URL): readonly Failure[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** Saves the game of each finding, once. */
export function keepFailures(file: URL, findings: readonly Finding[]): void {
  const kept = new Map(readFailures(file).map((failure) => [failure.seed, failure]));
  for (const { configuration, seed, check, step, what } of findings) {
    if (!kept.has(seed)) kept.set(seed, { configuration, seed, found: `${check} at step ${step}: ${firstLine(what)}` });
  }
  if (kept.size > 0) writeFileSync(file, `${JSON.stringify([...kept.values()], undefined, 2)}\n`);
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
