import type { GameId } from '@moonstaff/catalogue';
import type { Json, PhraseBook } from '@moonstaff/kernel';
import type { AllGames } from './chapters.ts';
import type { Sentence } from './segment.ts';

/** The same keys in another language. */
export type Translation<English> = { readonly [Key in keyof English]: string };

/**
 * How a word stands in its sentence. A message asks for a form by a suffix of the argument's name
 * (`{card}` as it is called, `{cost_acc}` as the object of a verb, `{cost_gen}` as what is missing).
 */
export const FORMS = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;

export type Form = (typeof FORMS)[number];

/** Names one kind of thing (`card`, `resource`) in a form, or nothing if it doesn't know the id. */
export type Naming = (id: Json, form: Form) => Sentence | undefined;

export type Messages = { readonly [key: string]: string };

/** What every page needs of a language. Each folder has one. */
export interface Front {
  readonly code: string;
  /** `a, b and c` */
  readonly and: string;
  readonly or: string;
  /** What the games are called. */
  readonly titles: { readonly [Id in GameId]: string };
  /** What is written on the page. */
  readonly shell: Messages;
}

/** Words that one part of the page brings along: they're loaded together, when it's first shown. */
export interface Chapter {
  /** What is written on the page. */
  readonly shell: Messages;
  /** What the kernel or the server says there: refusals, letters. */
  readonly phrases?: Messages;
  /** What the arguments of these phrases are. */
  readonly book?: PhraseBook;
}

/** The same in another language: English fixes the keys. */
export interface TranslatedFront<English extends Front> extends Front {
  readonly shell: Translation<English['shell']>;
}

export interface TranslatedChapter<English extends Chapter> extends Chapter {
  readonly shell: Translation<English['shell']>;
}

/** A whole language, every chapter of it. */
export interface Language extends Front, Required<Chapter> {
  readonly games: AllGames;
}

/** Every message of the page, those of the games' tables among them. */
export const shellOf = ({ shell, games }: Language): Messages =>
  Object.assign({}, shell, ...Object.values(games).map((game) => game.shell));

/** Every phrase, those of the games among them. */
export const phrasesOf = ({ phrases, games }: Language): Messages =>
  Object.assign({}, phrases, ...Object.values(games).map((game) => game.phrases));
