import type { CliKey } from '@moonstaff/text/cli';
import type { Terminal } from './terminal.ts';
import type { Speech, Word } from './words.ts';

/** What the value of an option can be, as the help calls it. */
export const VALUES = {
  code: 'value.code',
  game: 'value.game',
  number: 'value.number',
  list: 'value.list',
  words: 'value.words',
  'name=value': 'value.pair',
  folder: 'value.folder',
  file: 'value.file',
  kind: 'value.kind',
} as const satisfies { readonly [value: string]: CliKey };

/** An option of a command: `--name value`, or a flag. */
export interface OptionSpec {
  readonly about: CliKey;
  /** The possible values, for an `about` that lists them. */
  readonly known?: readonly string[];
  /** What its value is, or the one word it can be, for the help. Absent for a flag. */
  readonly value?: keyof typeof VALUES | 'human';
  readonly short?: string;
  readonly multiple?: boolean;
  /** The default, for the help. */
  readonly preset?: string;
}

export interface Parsed {
  /** The values of options that take one, in the order given. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly flags: ReadonlySet<string>;
  readonly operands: readonly string[];
}

/** One command of `moonstaff`: a file of its own in `commands/`. */
export interface Command {
  readonly name: string;
  readonly about: CliKey;
  readonly usage: CliKey;
  readonly options: { readonly [name: string]: OptionSpec };
  /** Whether it takes words that aren't options. */
  readonly takesOperands?: boolean;
  /** What the help says beside the options. */
  readonly notes?: (word: Word) => readonly string[];
  /** Runs the command and returns the exit code. Throws `Usage` or `Failed`. */
  run(parsed: Parsed, terminal: Terminal, speech: Speech): Promise<number>;
}
