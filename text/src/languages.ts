import type { Language } from './language.ts';

/** Our languages, each in a separate chunk. A new one is a folder and a line here. */
const FOLDERS = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
} satisfies { readonly [code: string]: () => Promise<{ readonly language: Language }> };

/** What no page shows: what the server and the operator's commands print. */
const OPERATOR = {
  en: () => import('./en/operator.ts'),
  de: () => import('./de/operator.ts'),
  pl: () => import('./pl/operator.ts'),
  ru: () => import('./ru/operator.ts'),
} satisfies { readonly [code in LanguageCode]: () => Promise<{ readonly operator: Language['phrases'] }> };

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

/** A language as pages need it. */
export const folder = async (code: LanguageCode): Promise<Language> => (await FOLDERS[code]()).language;

/** A whole language. */
export async function wholeFolder(code: LanguageCode): Promise<Language> {
  const [language, { operator }] = await Promise.all([folder(code), OPERATOR[code]()]);
  return { ...language, phrases: { ...language.phrases, ...operator } };
}
