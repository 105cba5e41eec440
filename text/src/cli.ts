/** The words of the command line. They have a door of their own, so that no browser loads them. */
import { cli as de } from './de/cli.ts';
import { cli as en } from './en/cli.ts';
import type { Translation } from './language.ts';
import type { LanguageCode } from './languages.ts';
import { parseMessage } from './message.ts';
import { cli as pl } from './pl/cli.ts';
import { cli as ru } from './ru/cli.ts';
import { plain } from './segment.ts';

export type CliKey = keyof typeof en;

export const CLI_MESSAGES: { readonly [Code in LanguageCode]: Translation<typeof en> } = { en, de, pl, ru };

/** A message of the command line with its arguments filled in. */
export function cliWord(
  language: LanguageCode,
  key: CliKey,
  args: { readonly [name: string]: string | number },
): string {
  return plain(parseMessage(CLI_MESSAGES[language][key], language).fill(args));
}
