import { createInterface } from 'node:readline';

/** Where a command writes. Tests collect; `main` prints. */
export interface Terminal {
  out(text: string): void;
  /** What went wrong, and progress: never mixed into the output. */
  err(text: string): void;
  /** Whether a person watches `err`, so that a line may be drawn over. */
  readonly isLive: boolean;
  /** The languages that whoever sits there would like, best first (`de_DE.UTF-8`). */
  readonly wishes: readonly string[];
  /** What is typed or piped in, line by line. */
  lines(): AsyncIterable<string>;
}

/** The first of these variables that is set decides, as everywhere on such systems. */
export function wishesOf(env: { readonly [name: string]: string | undefined }): readonly string[] {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  return locale ? [locale] : [];
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isLive: process.stderr.isTTY === true,
  wishes: wishesOf(process.env),
  lines: () => createInterface({ input: process.stdin }),
};
