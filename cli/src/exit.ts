import type { Args } from '@moonstaff/kernel';
import { type WordKey, word } from './words.ts';

/** What scripts may rely on. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** The command was called wrongly; nothing was done. */
export class Usage extends Error {
  constructor(key: WordKey, args: Args = {}) {
    super(word(key, args));
    this.name = 'Usage';
  }
}

/** The command was right and what it was asked to do failed. */
export class Failed extends Error {
  constructor(key: WordKey, args: Args = {}) {
    super(word(key, args));
    this.name = 'Failed';
  }
}
