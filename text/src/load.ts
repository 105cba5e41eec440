import type { GameId } from '@moonstaff/catalogue';
import { bound } from './binding.ts';
import { CHAPTER_NAMES, type ChapterName, isGame, loadChapter, loadGames, loadGameWords } from './chapters.ts';
import type { Language } from './language.ts';
import { type LanguageCode, loadFront } from './languages.ts';
import { Words } from './words.ts';

const loaded = new Map<LanguageCode, Promise<Words>>();

/** All words of a language; fetched once. */
export function loadWords(code: LanguageCode): Promise<Words> {
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const words = loadLanguage(code).then(wordsOf);
  loaded.set(code, words);
  words.catch(() => loaded.delete(code));
  return words;
}

interface PageWords {
  readonly chapters?: readonly ChapterName[];
  readonly onMissing?: (key: string) => void;
}

/** The words of a language for a page, where lines break: numbers stay with what they count. More chapters may follow. */
export async function loadPageWords(code: LanguageCode, { chapters = [], onMissing }: PageWords = {}): Promise<Words> {
  const words = new Words(await loadFront(code), { finish: bound, ...(onMissing && { onMissing }) });
  await Promise.all(chapters.map((name) => addChapter(words, name)));
  return words;
}

/** Brings a chapter to the words of a page. */
export async function addChapter(words: Words, name: ChapterName): Promise<void> {
  const code = words.code as LanguageCode;
  if (isGame(name)) words.addGame(name, await loadGameWords(name, code));
  else words.add(await loadChapter(name, code));
}

/** A whole language. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const [front, games, ...chapters] = await Promise.all([
    loadFront(code),
    loadGames(code),
    ...CHAPTER_NAMES.map((name) => loadChapter(name, code)),
  ]);
  return {
    ...front,
    shell: Object.assign({}, front.shell, ...chapters.map(({ shell }) => shell)),
    phrases: Object.assign({}, ...chapters.map(({ phrases }) => phrases)),
    book: Object.assign(
      {},
      ...chapters.map(({ book }) => book),
      ...Object.values(games).flatMap(({ spec }) => [spec.actions, spec.story]),
    ),
    games,
  };
}

function wordsOf(language: Language): Words {
  const words = new Words(language);
  words.add(language);
  const addGame = <Id extends GameId>(game: Id): void => words.addGame(game, language.games[game]);
  for (const game of Object.keys(language.games)) addGame(game as GameId);
  return words;
}
