import { type Phrase, type PhraseArgs, phrase } from '@moonstaff/kernel';
import type { FindingKey } from '@moonstaff/text/cli';

/** What's wrong in a file, or isn't as the file expects, and on which line. */
export interface Finding extends Phrase {
  readonly line: number;
}

export const finding = <Key extends FindingKey>(line: number, key: Key, ...args: PhraseArgs<Key>): Finding => ({
  line,
  ...phrase(key, ...args),
});

/** The file can't be understood. Thrown while reading it. */
export class Fault<Key extends FindingKey = FindingKey> extends Error {
  readonly finding: Finding;

  constructor(line: number, key: Key, ...args: PhraseArgs<Key>) {
    super(`line ${line}: ${key} ${JSON.stringify(args[0] ?? {})}`);
    this.name = 'Fault';
    this.finding = finding(line, key, ...args);
  }
}
