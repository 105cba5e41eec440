import type { Phrase } from '@moonstaff/kernel';
import { loadWords, preferred } from '@moonstaff/text';

/** Turns a phrase into a sentence, in the reader's language or else in this machine's. */
export type Say = (phrase: Phrase, language?: string) => Promise<string>;

export const say: Say = async (phrase, language) => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  // As usual on POSIX systems, the first of these that's set counts.
  const words = await loadWords(preferred([language ?? '', LC_ALL || LC_MESSAGES || LANG || '']));
  return words.say(phrase);
};
