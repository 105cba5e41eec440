import { type LanguageCode, loadPageWords, type Words } from '@moonstaff/text';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { late } from '../late/late.ts';
import { useSettings } from '../settings/settings.ts';

const WordsContext = createContext<Words | undefined>(undefined);

const WORDS: { readonly [Code in LanguageCode]: () => Promise<Words> } = {
  en: late(() => loadPageWords('en')),
  de: late(() => loadPageWords('de')),
  pl: late(() => loadPageWords('pl')),
  ru: late(() => loadPageWords('ru')),
};

/** Loads the words of the chosen language. While another one loads, the old one stays. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useSettings().language);
  const words = use(WORDS[language]());
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('no words outside of their provider');
  return words;
}
