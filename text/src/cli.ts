/** The words of the command line and of scenario files. They have a door of their own, so that no browser loads them. */
import { cli as de } from './de/cli.ts';
import { findings as deFindings } from './de/findings.ts';
import { cli as en } from './en/cli.ts';
import { findings as enFindings } from './en/findings.ts';
import type { Translation } from './language.ts';
import type { LanguageCode } from './languages.ts';
import { parseMessage } from './message.ts';
import { cli as pl } from './pl/cli.ts';
import { findings as plFindings } from './pl/findings.ts';
import { cli as ru } from './ru/cli.ts';
import { findings as ruFindings } from './ru/findings.ts';
import { plain } from './segment.ts';

export type CliKey = keyof typeof en;

export const CLI_MESSAGES: { readonly [Code in LanguageCode]: Translation<typeof en> } = { en, de, pl, ru };

export type FindingKey = keyof typeof enFindings;

export const FINDING_MESSAGES: { readonly [Code in LanguageCode]: Translation<typeof enFindings> } = {
  en: enFindings,
  de: deFindings,
  pl: plFindings,
  ru: ruFindings,
};

interface Values {
  readonly [name: string]: string | number;
}

const filled = (message: string, language: LanguageCode, args: Values): string =>
  plain(parseMessage(message, language).fill(args));

/** A message of the command line with its arguments filled in. */
export const cliWord = (language: LanguageCode, key: CliKey, args: Values): string =>
  filled(CLI_MESSAGES[language][key], language, args);

export const isFinding = (key: string): key is FindingKey => Object.hasOwn(enFindings, key);

/** What is wrong with a scenario, in words. */
export const findingWord = (language: LanguageCode, key: FindingKey, args: Values): string =>
  filled(FINDING_MESSAGES[language][key], language, args);
