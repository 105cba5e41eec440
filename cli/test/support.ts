import { moonstaff, type Terminal } from '../src/index.ts';

/** Lines as a person types them. */
export async function* typed(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `moonstaff` with these words: by default in a pipe, on a system without a language. */
export async function ran(words: string, setting: Partial<Terminal> = {}): Promise<Ran> {
  const said = { out: '', err: '' };
  const terminal: Terminal = {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    isLive: false,
    isColourful: false,
    wishes: [],
    lines: () => typed([]),
    ...setting,
  };
  const code = await moonstaff(words.split(' ').filter(Boolean), terminal);
  return { code, ...said };
}
