import { type Args, type Phrase, phrase } from '@moonstaff/kernel';

/** What is wrong in a file, or differs from what it expects, and on which line. */
export interface Finding extends Phrase {
  readonly line: number;
}

export const finding = (line: number, key: string, args: Args = {}): Finding => ({ line, ...phrase(key, args) });

/** The file cannot be understood; thrown while reading it. */
export class Fault extends Error {
  readonly finding: Finding;

  constructor(line: number, key: string, args: Args = {}) {
    super(`line ${line}: ${key} ${JSON.stringify(args)}`);
    this.name = 'Fault';
    this.finding = finding(line, key, args);
  }
}
