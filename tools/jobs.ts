import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Durations, durationOf } from './durations.ts';

/** Test files that run in one process, one after another. */
export type TestJob = readonly string[];

/** A file with such things wants a process of its own: it changes or measures what others share. */
const OWN = /\bmock\b|\bprocess\.(?:env\[|on\(|once\(|exit\(|chdir\()|\bglobalThis\b|\bmemoryUsage\b/;

/** Tests that are written in the file itself. Those of a helper would be counted as the helper's. */
const TESTS = /^\s*(?:test|it)\(/m;

const MOST_SECONDS = 60;
const MOST_FILES = 20;

export const canShare = (code: string): boolean => TESTS.test(code) && !OWN.test(code);

/**
 * Starting a process and loading rules, server or pages takes longer than most tests, so the files of a package share
 * processes. Long files run alone, and the longest jobs come first, so that none runs alone at the end.
 */
export function jobsFor(root: string, files: readonly string[], durations: Durations): readonly TestJob[] {
  const seconds = (job: TestJob): number => job.reduce((sum, file) => sum + durationOf(file, durations), 0);
  const jobs = new Map<string, string[][]>();
  for (const file of files) {
    const shares = canShare(readFileSync(join(root, file), 'utf8'));
    const key = shares ? file.slice(0, file.indexOf('/test/')) : file;
    const open = jobs.get(key) ?? [];
    const room = open.find((job) => job.length < MOST_FILES && seconds([...job, file]) <= MOST_SECONDS);
    if (room === undefined) jobs.set(key, [...open, [file]]);
    else room.push(file);
  }
  return [...jobs.values()].flat().sort((a, b) => seconds(b) - seconds(a));
}
