import type { GameId } from '@moonstaff/catalogue';
import type { GameWords, Translated } from './game-words.ts';
import type { Chapter } from './language.ts';
import type { LanguageCode } from './languages.ts';

type InEveryLanguage<Words> = { readonly [Code in LanguageCode]: () => Promise<Words> };

/** The chapters of our words. A new one is a file in each language and an entry here; then its keys can be used. */
const CHAPTERS = {
  table: {
    en: async () => (await import('./en/chapters/table.ts')).chapter,
    de: async () => (await import('./de/chapters/table.ts')).chapter,
    pl: async () => (await import('./pl/chapters/table.ts')).chapter,
    ru: async () => (await import('./ru/chapters/table.ts')).chapter,
  },
  house: {
    en: async () => (await import('./en/chapters/house.ts')).chapter,
    de: async () => (await import('./de/chapters/house.ts')).chapter,
    pl: async () => (await import('./pl/chapters/house.ts')).chapter,
    ru: async () => (await import('./ru/chapters/house.ts')).chapter,
  },
  club: {
    en: async () => (await import('./en/chapters/club.ts')).chapter,
    de: async () => (await import('./de/chapters/club.ts')).chapter,
    pl: async () => (await import('./pl/chapters/club.ts')).chapter,
    ru: async () => (await import('./ru/chapters/club.ts')).chapter,
  },
  challenge: {
    en: async () => (await import('./en/chapters/challenge.ts')).chapter,
    de: async () => (await import('./de/chapters/challenge.ts')).chapter,
    pl: async () => (await import('./pl/chapters/challenge.ts')).chapter,
    ru: async () => (await import('./ru/chapters/challenge.ts')).chapter,
  },
  reach: {
    en: async () => (await import('./en/chapters/reach.ts')).chapter,
    de: async () => (await import('./de/chapters/reach.ts')).chapter,
    pl: async () => (await import('./pl/chapters/reach.ts')).chapter,
    ru: async () => (await import('./ru/chapters/reach.ts')).chapter,
  },
  safety: {
    en: async () => (await import('./en/chapters/safety.ts')).chapter,
    de: async () => (await import('./de/chapters/safety.ts')).chapter,
    pl: async () => (await import('./pl/chapters/safety.ts')).chapter,
    ru: async () => (await import('./ru/chapters/safety.ts')).chapter,
  },
  people: {
    en: async () => (await import('./en/chapters/people.ts')).chapter,
    de: async () => (await import('./de/chapters/people.ts')).chapter,
    pl: async () => (await import('./pl/chapters/people.ts')).chapter,
    ru: async () => (await import('./ru/chapters/people.ts')).chapter,
  },
  operator: {
    en: async () => (await import('./en/chapters/operator.ts')).chapter,
    de: async () => (await import('./de/chapters/operator.ts')).chapter,
    pl: async () => (await import('./pl/chapters/operator.ts')).chapter,
    ru: async () => (await import('./ru/chapters/operator.ts')).chapter,
  },
  lab: {
    en: async () => (await import('./en/chapters/lab.ts')).chapter,
    de: async () => (await import('./de/chapters/lab.ts')).chapter,
    pl: async () => (await import('./pl/chapters/lab.ts')).chapter,
    ru: async () => (await import('./ru/chapters/lab.ts')).chapter,
  },
  analysis: {
    en: async () => (await import('./en/chapters/analysis.ts')).chapter,
    de: async () => (await import('./de/chapters/analysis.ts')).chapter,
    pl: async () => (await import('./pl/chapters/analysis.ts')).chapter,
    ru: async () => (await import('./ru/chapters/analysis.ts')).chapter,
  },
} satisfies { readonly [name: string]: InEveryLanguage<Chapter> };

/** The words of each game: all its table says. */
const GAMES = {
  arnak: {
    en: async () => (await import('./arnak/en/index.ts')).arnak,
    de: async () => (await import('./arnak/de/index.ts')).arnak,
    pl: async () => (await import('./arnak/pl/index.ts')).arnak,
    ru: async () => (await import('./arnak/ru/index.ts')).arnak,
  },
  guild: {
    en: async () => (await import('./guild/en/index.ts')).guild,
    de: async () => (await import('./guild/de/index.ts')).guild,
    pl: async () => (await import('./guild/pl/index.ts')).guild,
    ru: async () => (await import('./guild/ru/index.ts')).guild,
  },
} satisfies { readonly [Id in GameId]: InEveryLanguage<GameWords> };

type Chapters = typeof CHAPTERS;
type InEnglish<Words extends InEveryLanguage<unknown>> = Awaited<ReturnType<Words['en']>>;

/** A chapter, or a game, whose words are a chapter too. */
export type ChapterName = keyof Chapters | GameId;

/** The words of the games, as their English folders have them. */
export type EnglishGames = { readonly [Id in GameId]: InEnglish<(typeof GAMES)[Id]> };

/** What the chapters and the games write on the page, one of them each. */
export type ChapterShell =
  | { [Name in keyof Chapters]: InEnglish<Chapters[Name]>['shell'] }[keyof Chapters]
  | EnglishGames[GameId]['shell'];

export const CHAPTER_NAMES = Object.keys(CHAPTERS) as readonly (keyof Chapters)[];

export const isGame = (name: ChapterName): name is GameId => Object.hasOwn(GAMES, name);

export const loadChapter = (name: keyof Chapters, code: LanguageCode): Promise<Chapter> => CHAPTERS[name][code]();

export const loadGameWords = <Id extends GameId>(game: Id, code: LanguageCode): Promise<Translated<EnglishGames[Id]>> =>
  GAMES[game][code]() as Promise<Translated<EnglishGames[Id]>>;

/** The words of every game, by the games' ids. */
export type AllGames = { readonly [Id in GameId]: Translated<EnglishGames[Id]> };

export async function loadGames(code: LanguageCode): Promise<AllGames> {
  const [arnak, guild] = await Promise.all([loadGameWords('arnak', code), loadGameWords('guild', code)]);
  return { arnak, guild };
}
