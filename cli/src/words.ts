import type { Args } from '@moonstaff/kernel';
import { brief } from '@moonstaff/scenarios';
import type { LanguageCode } from '@moonstaff/text';
import { type CliKey, cliWord } from '@moonstaff/text/cli';

/** What the command line says, with its arguments filled in. */
export type Word = (key: CliKey, args?: Args) => string;

/** The language a command answers in, and its words. */
export interface Speech {
  readonly language: LanguageCode;
  readonly word: Word;
}

export const speechIn = (language: LanguageCode): Speech => ({
  language,
  word: (key, args = {}) =>
    cliWord(
      language,
      key,
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : brief(value)]),
      ),
    ),
});
