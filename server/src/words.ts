import type { Phrase } from '@moonstaff/kernel';
import { loadWords, preferred } from '@moonstaff/text';

/** Puts a phrase into words, in the reader's language or else in this machine's. */
export type Say = (phrase: Phrase, language?: string) => Promise<string>;

export const say: Say = async (phrase, language) => {
  const words = await loadWords(preferred([language ?? '', process.env['LC_ALL'] ?? '', process.env['LANG'] ?? '']));
  return words.say(phrase);
};
