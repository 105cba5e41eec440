import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Judged } from './judge-all.ts';
import { JUDGES, type Judge } from './mutant.ts';

/** At least this part of all mutants is noticed. */
export const DEMANDED = 0.95;

/** What became of the mutants of one file. */
export type FileScore = { readonly [J in Judge]: number } & {
  /** Of the file's code then, without comments. */
  readonly hash: string;
  readonly mutants: number;
  /** The names of those that nobody noticed. */
  readonly survivors: readonly string[];
};

/** By file, in order. */
export type Score = { readonly [file: string]: FileScore };

export const SCORE_FILE = 'scenarios/mutants/score.json';
const REASONS_FILE = 'scenarios/mutants/survivors.yaml';

export function readScore(root: string): Score {
  const path = join(root, SCORE_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export const writeScore = (root: string, score: Score): void =>
  writeFileSync(join(root, SCORE_FILE), `${JSON.stringify(score, undefined, 2)}\n`);

/** The score with these files as they were judged now, and without those that are gone. */
export function withJudged(score: Score, judged: readonly Judged[], exists: (file: string) => boolean): Score {
  const now = judged.map(({ file: { file, hash, mutants }, verdicts }): [string, FileScore] => {
    const found = mutants.map(({ name }) => verdicts.of(name)?.judge ?? 'nobody');
    const counts = JUDGES.map((judge) => [judge, found.filter((one) => one === judge).length]);
    const survivors = mutants.filter((_, i) => found[i] === 'nobody').map(({ name }) => name);
    return [file, { hash, mutants: mutants.length, ...Object.fromEntries(counts), survivors } as FileScore];
  });
  const all = { ...score, ...Object.fromEntries(now) };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([file]) => exists(file))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Why some mutants of a file may live. */
interface Reason {
  readonly mutants: readonly string[];
  readonly reason: string;
}
export type Reasons = { readonly [file: string]: readonly Reason[] };

export function readReasons(root: string): Reasons {
  const path = join(root, REASONS_FILE);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? {}) : {};
}

/** Survivors without a reason, and reasons for mutants that do not survive. */
export function mismatches(
  score: Score,
  reasons: Reasons,
): { readonly unexplained: string[]; readonly idle: string[] } {
  const survivors = Object.entries(score).flatMap(([file, one]) => one.survivors.map((name) => `${file} ${name}`));
  const explained = Object.entries(reasons).flatMap(([file, list]) =>
    list.flatMap(({ mutants }) => mutants.map((name) => `${file} ${name}`)),
  );
  return {
    unexplained: survivors.filter((one) => !explained.includes(one)),
    idle: explained.filter((one) => !survivors.includes(one)),
  };
}

export interface Sum {
  readonly mutants: number;
  readonly noticed: number;
}

/** Without what the compiler refuses. */
export function sumOf(scores: readonly FileScore[]): Sum {
  const sum = (pick: (one: FileScore) => number): number => scores.reduce((total, one) => total + pick(one), 0);
  const mutants = sum((one) => one.mutants - one.compiler);
  return { mutants, noticed: mutants - sum((one) => one.survivors.length) };
}

const shares = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const percent = ({ noticed, mutants }: Sum): string => (mutants === 0 ? '–' : shares.format(noticed / mutants));

export const isEnough = ({ noticed, mutants }: Sum): boolean => noticed >= DEMANDED * mutants;
