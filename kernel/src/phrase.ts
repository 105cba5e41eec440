/**
 * What the rules say to people, without words: a key and its arguments. The package `text` turns a
 * phrase into a sentence in the reader's language; nothing below it ever holds a sentence.
 */

/** Plain data that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Args = { readonly [name: string]: Json };

export interface Phrase {
  readonly key: string;
  readonly args: Args;
}

/**
 * Every phrase a game may use: key → argument name → what kind of thing the argument is
 * (`seat`, `number`, or a kind the game defines, such as `card`), so that `text` knows how to name it.
 */
export type PhraseBook = { readonly [key: string]: { readonly [argument: string]: string } };

/** What the kernel itself says: refusals, and what undo and rewind did. */
export const KERNEL_BOOK = {
  'options.shape': { given: 'text' },
  'options.unknown': { name: 'text', known: 'texts' },
  'options.players': { name: 'text', seats: 'number', players: 'texts' },
  'options.value': { name: 'text', given: 'text', offered: 'texts' },
  'seed.shape': { given: 'text' },
  'table.seats': { seats: 'number', min: 'number', max: 'number' },
  'act.over': {},
  'act.notYourTurn': { seat: 'seat', waiting: 'seats' },
  'act.shape': { seat: 'seat', types: 'texts' },
  'act.type': { seat: 'seat', type: 'text', types: 'texts' },
  'act.fields': { seat: 'seat', type: 'text', nearest: 'data' },
  'act.example': {},
  'undo.done': { seat: 'seat' },
  'undo.nothing': {},
  'undo.rewound': {},
  'undo.wall': { why: 'phrase' },
  'undo.entangled': { seat: 'seat' },
  'redo.nothing': { seat: 'seat' },
  'rewind.done': { to: 'number' },
  'rewind.position': { to: 'number', entries: 'number' },
  'bots.game': { game: 'text', known: 'texts' },
  'log.json': { reason: 'text', length: 'number' },
  'log.foreign': { expected: 'text' },
  'log.version': { version: 'text', known: 'number' },
  'log.shape': { position: 'text', reason: 'text' },
  'log.truncated': { entries: 'number', expected: 'number' },
  'log.game': { game: 'text', known: 'texts' },
  'log.rules': { rules: 'number', oldest: 'number', current: 'number' },
  'log.entry': { position: 'number', reason: 'phrase' },
  'log.hash': { expected: 'text', actual: 'text' },
} as const satisfies PhraseBook;

type KernelBook = typeof KERNEL_BOOK;

/** What is wrong with the parts of a scenario (given.ts). `text` keeps the words with all else about scenario files. */
interface GivenBook {
  readonly 'given.map': { readonly path: 'text' };
  readonly 'given.list': { readonly path: 'text' };
  readonly 'given.number': { readonly path: 'text'; readonly given: 'text' };
  readonly 'given.text': { readonly path: 'text'; readonly given: 'text' };
  readonly 'given.flag': { readonly path: 'text'; readonly given: 'text' };
  readonly 'given.id': { readonly path: 'text'; readonly given: 'text'; readonly known: 'text' };
  readonly 'given.part': { readonly path: 'text'; readonly known: 'text' };
}

/**
 * Every phrase there is. Who makes phrases adds a book to it:
 *
 *     declare module '@moonstaff/kernel/phrase' {
 *       interface Phrases extends MyBook {}
 *     }
 *
 * From then on a wrong key, or a missing argument, does not compile.
 */
export interface Phrases extends KernelBook, GivenBook {}

export type PhraseKey = keyof Phrases;

/** What an argument of a kind may be. */
type Argument<Kind> = Kind extends 'seat'
  ? number | 'rival'
  : Kind extends 'number'
    ? number
    : Kind extends 'seats'
      ? readonly number[]
      : Json;

/** What only its owner learns is left out for everybody else. */
type Owned = `own${string}`;

type Arguments<Kinds> = {
  readonly [Name in keyof Kinds as Kinds[Name] extends Owned ? never : Name]: Argument<Kinds[Name]>;
} & {
  readonly [Name in keyof Kinds as Kinds[Name] extends Owned ? Name : never]?: Argument<Kinds[Name]>;
};

/** The arguments of a phrase; none where its book has none. */
export type PhraseArgs<Key extends PhraseKey> = Key extends PhraseKey
  ? keyof Phrases[Key] extends never
    ? [args?: { readonly [none: string]: never }]
    : object extends Arguments<Phrases[Key]>
      ? [args?: Arguments<Phrases[Key]>]
      : [args: Arguments<Phrases[Key]>]
  : never;

export const phrase = <Key extends PhraseKey>(key: Key, ...args: PhraseArgs<Key>): Phrase => ({
  key,
  args: (args[0] ?? {}) as Args,
});
