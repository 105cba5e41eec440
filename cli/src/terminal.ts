import { createInterface } from 'node:readline';

/** Where a command writes. Tests collect it, `main` prints it. */
export interface Terminal {
  out(text: string): void;
  /** Errors and progress, which never mix with the output. */
  err(text: string): void;
  /** Whether a person watches `err`, so that lines can be redrawn. */
  readonly isLive: boolean;
  /** Whether colours may be printed. */
  readonly isColourful: boolean;
  /** The user's languages, best first (`de_DE.UTF-8`). */
  readonly wishes: readonly string[];
  /** What is typed or piped in, line by line. */
  lines(): AsyncIterable<string>;
}

/** The first of these variables that's set decides, as POSIX says. */
export function wishesOf(env: { readonly [name: string]: string | undefined }): readonly string[] {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  return locale ? [locale] : [];
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isLive: process.stderr.isTTY === true,
  isColourful: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  wishes: wishesOf(process.env),
  lines: () => createInterface({ input: process.stdin }),
};
