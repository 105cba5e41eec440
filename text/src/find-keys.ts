import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Language, phrasesOf, shellOf } from './language.ts';

/** What a message can read like once it's filled in. */
const pattern = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal)
        return element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
      if (element.type === TYPE.pound || element.type === TYPE.number) return '[−\\d.,\\s]+?';
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+?';
      return `(?:${Object.values(element.options)
        .map(({ value }) => pattern(value))
        .join('|')})`;
    })
    .join('');

const letters = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.trim().length : 0), 0);

/** Finds which messages a text on the page may have been made from; those with most words of their own first. */
export function keyFinder(language: Language): (text: string) => readonly string[] {
  const known = Object.entries({ ...shellOf(language), ...phrasesOf(language) }).map(([key, message]) => {
    const elements = parse(message, { ignoreTag: true });
    return { key, own: letters(elements), looks: new RegExp(`^${pattern(elements)}$`, 'u') };
  });
  // A message without words of its own would fit everything.
  const telling = known.filter(({ own, looks }) => own > 0 || !looks.test('?')).sort((a, b) => b.own - a.own);
  return (text) => telling.filter(({ looks }) => looks.test(text)).map(({ key }) => key);
}
