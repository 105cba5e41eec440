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
 * The list of all phrases a game may utter: key → argument name → what kind of thing the argument is
 * (`seat`, `number`, or a kind the game defines, such as `card`), so that `text` knows how to name it.
 */
export type PhraseBook = { readonly [key: string]: { readonly [argument: string]: string } };

export const phrase = (key: string, args: Args = {}): Phrase => ({ key, args });
