import type { Json, Phrase } from '@moonstaff/kernel';
import type { LanguageCode } from '@moonstaff/text';
import { findingWord, isFinding } from '@moonstaff/text/cli';
import { isFields } from './match-value.ts';

/** A finding in words, for the author of the file. */
export function say({ key, args }: Phrase, language: LanguageCode = 'en'): string {
  if (!isFinding(key)) return `${key} ${brief(args)}`;
  const shown = Object.entries(args).map(([name, value]): [string, string] => [
    name,
    isPhrase(value) && isFinding(value.key)
      ? say(value, language)
      : COMPARED.includes(name)
        ? inner(value)
        : brief(value),
  ]);
  return findingWord(language, key, Object.fromEntries(shown));
}

/** Arguments that are shown as they'd be written in the file. */
const COMPARED: readonly string[] = ['expected', 'actual'];

const isPhrase = (value: Json): value is { readonly key: string; readonly args: Phrase['args'] } =>
  isFields(value) && typeof value['key'] === 'string' && isFields(value['args']);

/** Data in short, readable form: `{type: dig, site: camp-coins}`. */
export function brief(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inner).join(', ');
  return inner(value);
}

function inner(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (isFields(value)) {
    return `{${Object.entries(value)
      .map(([name, field]) => `${name}: ${inner(field)}`)
      .join(', ')}}`;
  }
  return value === Number.POSITIVE_INFINITY ? '∞' : JSON.stringify(value);
}
