import { bound } from './binding.ts';
import { folder, type LanguageCode, wholeFolder } from './languages.ts';
import { Words } from './words.ts';

const loaded = new Map<LanguageCode, Promise<Words>>();

/** The words of a language; fetched once. */
export function loadWords(code: LanguageCode): Promise<Words> {
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const words = wholeFolder(code).then((language) => new Words(language));
  loaded.set(code, words);
  words.catch(() => loaded.delete(code));
  return words;
}

/** The words of a language for a page, where lines break: numbers stay with what they count. */
export const loadPageWords = async (code: LanguageCode): Promise<Words> => new Words(await folder(code), bound);
