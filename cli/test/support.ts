import { moonstaff, type Terminal } from '../src/index.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `moonstaff` with these words, as in a pipe unless said otherwise. */
export async function ran(words: string, isLive = false): Promise<Ran> {
  const said = { out: '', err: '' };
  const terminal: Terminal = {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    isLive,
  };
  const code = await moonstaff(words.split(' ').filter(Boolean), terminal);
  return { code, ...said };
}
