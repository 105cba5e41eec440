import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../results');

/** Prints a trial's report, keeps it if asked to, and makes the command fail if the trial didn't pass. */
export function conclude(name: string, report: object, passed: boolean, keep: boolean): void {
  const text = `${JSON.stringify(report, undefined, 2)}\n`;
  process.stdout.write(text);
  process.exitCode = passed ? 0 : 1;
  if (!keep) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), text);
}

/** Says how far a trial has come. The report alone goes to standard output. */
export const progress = (text: string): void => void process.stderr.write(`${text}\n`);

export const today = (): string => new Date().toISOString().slice(0, 10);
