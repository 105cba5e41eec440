import type { Front } from './language.ts';

/** Our languages, each in a separate chunk. A new one is a folder and a line here. */
const FOLDERS = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
} satisfies { readonly [code: string]: () => Promise<{ readonly front: Front }> };

export type LanguageCode = keyof typeof FOLDERS;

export const LANGUAGES = Object.keys(FOLDERS) as readonly LanguageCode[];

/** What each language calls itself. */
export const OWN_NAMES: { readonly [Code in LanguageCode]: string } = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
};

export const isLanguage = (code: unknown): code is LanguageCode => LANGUAGES.some((known) => known === code);

/** The first language of ours among what a reader prefers (`['de-AT', 'en']`, or `LANG` of a system). */
export function preferred(wishes: readonly string[]): LanguageCode {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_.@]/)[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** What every page needs of a language. */
export const loadFront = async (code: LanguageCode): Promise<Front> => (await FOLDERS[code]()).front;
