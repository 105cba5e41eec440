import type { GameId } from '@moonstaff/catalogue';
import type { Json } from '@moonstaff/kernel';
import type { EnglishGames, Shell } from './en/index.ts';
import type { Translated } from './game-words.ts';
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

/** Everything one language needs. Each folder has one. */
export interface Language {
  readonly code: string;
  /** What is written on the page around the games. */
  readonly shell: Translation<Shell>;
  /** What the kernel and the server say: refusals, letters, the operator's tool. */
  readonly phrases: { readonly [key: string]: string };
  readonly games: { readonly [Id in GameId]: Translated<EnglishGames[Id]> };
  /** `a, b and c` */
  readonly and: string;
  readonly or: string;
}

type Messages = { readonly [key: string]: string };

/** Every message of the page, those of the games' tables among them. */
export const shellOf = ({ shell, games }: Language): Messages =>
  Object.assign({}, shell, ...Object.values(games).map((game) => game.shell));

/** Every phrase, those of the games among them. */
export const phrasesOf = ({ phrases, games }: Language): Messages =>
  Object.assign({}, phrases, ...Object.values(games).map((game) => game.phrases));
