import type { Phrase } from '@moonstaff/kernel';
import { loadWords, preferred } from '@moonstaff/text';

/** Puts a phrase into words, in the reader's language or else in this machine's. */
export type Say = (phrase: Phrase, language?: string) => Promise<string>;

export const say: Say = async (phrase, language) => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  // The first of these that is set decides, as everywhere on such systems.
  const words = await loadWords(preferred([language ?? '', LC_ALL || LC_MESSAGES || LANG || '']));
  return words.say(phrase);
};
