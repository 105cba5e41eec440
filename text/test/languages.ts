import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isLanguage, LANGUAGES, loadLanguage } from '@moonstaff/text';
import { CLI_MESSAGES, FINDING_MESSAGES } from '@moonstaff/text/cli';
import { type Language, phrasesOf, shellOf } from '../src/language.ts';

export const languages: readonly Language[] = await Promise.all(LANGUAGES.map(loadLanguage));
export const translations: readonly Language[] = languages.filter(({ code }) => code !== 'en');
export const en: Language = await loadLanguage('en');

/** Everything that is looked up by key: the words of the page, of the rules and of the command line. */
export const messagesOf = (language: Language): ReadonlyMap<string, string> => {
  const { code } = language;
  const known = isLanguage(code) ? code : 'en';
  const named = (door: string, messages: object): [string, string][] =>
    Object.entries(messages).map(([key, text]) => [`${door} ${key}`, text]);
  return new Map([
    ...Object.entries({ ...shellOf(language), ...phrasesOf(language) }),
    ...named('cli', CLI_MESSAGES[known]),
    ...named('finding', FINDING_MESSAGES[known]),
  ]);
};

export const parsed = (message: string): MessageFormatElement[] => parse(message, { ignoreTag: true });

/** All arguments of a message, also those inside the branches of another. */
export const argsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap((option) => argsOf(option.value))];
  });

/** Calls back for every element, also inside branches. */
export function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
  }
}

/** The words a reader sees, without arguments. */
export function literals(message: string): string {
  const texts: string[] = [];
  walk(parsed(message), (element) => {
    if (element.type === TYPE.literal) texts.push(element.value);
  });
  return texts.join(' ');
}
