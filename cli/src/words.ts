import type { Args } from '@moonstaff/kernel';
import { brief } from '@moonstaff/scenarios';
import { ENGLISH } from './words.en.ts';

export type WordKey = keyof typeof ENGLISH;

/** What the command line says, with its arguments filled in. */
export const word = (key: WordKey, args: Args = {}): string =>
  ENGLISH[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    return value === undefined ? whole : brief(value);
  });
