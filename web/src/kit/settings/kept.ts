import { isLanguage, type LanguageCode, preferred } from '@moonstaff/text/ahead';

export const PLACE = 'moonstaff.settings';

/** What this browser has kept of a person's settings, as it is: it may be older than the page. */
export function readKept(kept: string | null): { readonly [name: string]: unknown } {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}

/** The language of the page, before anything else is there. */
export function languageAhead(): LanguageCode {
  const { language } = readKept(localStorage.getItem(PLACE));
  return isLanguage(language) ? language : preferred(navigator.languages);
}
