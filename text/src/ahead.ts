import { type ChapterName, isGame, loadChapter, loadGameWords } from './chapters.ts';
import { type LanguageCode, loadFront } from './languages.ts';

export type { ChapterName } from './chapters.ts';
export { isLanguage, type LanguageCode, preferred } from './languages.ts';

/** Begins to fetch words before anybody draws with them. Small, so that it's there first. */
export function fetchWords(code: LanguageCode, ...chapters: readonly ChapterName[]): Promise<unknown> {
  return Promise.all([
    loadFront(code),
    ...chapters.map((name) => (isGame(name) ? loadGameWords(name, code) : loadChapter(name, code))),
  ]);
}
