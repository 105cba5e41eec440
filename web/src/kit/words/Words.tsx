import { addChapter, type ChapterName, type LanguageCode, loadPageWords, type Words } from '@moonstaff/text';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { late } from '../late/late.ts';
import { useSettings } from '../settings/settings.ts';

const WordsContext = createContext<Words | undefined>(undefined);

/** A page that shows a key instead of words has forgotten to name a chapter. */
const onMissing = (key: string): void => reportError(new Error(`no words for ${key} here`));

const WORDS: { readonly [Code in LanguageCode]: () => Promise<Words> } = {
  en: late(() => loadPageWords('en', { onMissing })),
  de: late(() => loadPageWords('de', { onMissing })),
  pl: late(() => loadPageWords('pl', { onMissing })),
  ru: late(() => loadPageWords('ru', { onMissing })),
};

const chaptersOf = new WeakMap<Words, Map<ChapterName, () => Promise<void>>>();

/** Fetches a chapter of the words, once. */
export function fetchChapter(words: Words, name: ChapterName): Promise<void> {
  const chapters = chaptersOf.get(words) ?? new Map<ChapterName, () => Promise<void>>();
  chaptersOf.set(words, chapters);
  const chapter = chapters.get(name) ?? late(() => addChapter(words, name));
  chapters.set(name, chapter);
  return chapter();
}

/** Loads the words of the chosen language. While another one loads, the old one stays. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useSettings().language);
  const words = use(WORDS[language]());
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the reader's language. A page names the chapters it and all its parts need; they're waited for. */
export function useWords(...chapters: readonly ChapterName[]): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('no words outside of their provider');
  for (const fetched of chapters.map((name) => fetchChapter(words, name))) use(fetched);
  return words;
}
