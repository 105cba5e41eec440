import { isLanguage, LANGUAGES, type LanguageCode } from '@moonstaff/text';
import type { OptionSpec } from './command.ts';
import { Usage } from './exit.ts';

/** Every command takes it, and so does `moonstaff` before the command. */
export const LANG: OptionSpec = { about: 'help.language', known: LANGUAGES, value: 'code' };

/** The language of `--lang`, wherever it comes in the line, and the other words. */
export function takeLanguage(words: readonly string[]): {
  readonly language?: LanguageCode;
  readonly rest: readonly string[];
} {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = words[index];
  if (given === undefined) return { rest: words };
  const isJoined = given !== '--lang';
  const code = isJoined ? given.slice('--lang='.length) : words[index + 1];
  if (code === undefined || code === '' || code.startsWith('--')) throw new Usage('args.value', { name: 'lang' });
  if (!isLanguage(code)) throw new Usage('args.language', { given: code, known: LANGUAGES });
  // If it's given twice, the last one counts.
  return { language: code, ...takeLanguage([...words.slice(0, index), ...words.slice(index + (isJoined ? 1 : 2))]) };
}
