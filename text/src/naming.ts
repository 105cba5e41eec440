import type { Json } from '@moonstaff/kernel';
import type { Naming } from './language.ts';
import { list, type Sentence } from './segment.ts';

/** The name of a thing; of one without a name, its id. */
export const nameIn = (table: { readonly [id: string]: string }, id: Json): string => table[String(id)] ?? String(id);

/** Names by id, the same in every form. */
export const fromTable =
  (table: { readonly [id: string]: string }): Naming =>
  (id) => {
    const text = typeof id === 'string' || typeof id === 'number' ? table[id] : undefined;
    return text === undefined ? undefined : [{ text }];
  };

/** The names of a game's options. If one is missing, this doesn't compile. */
export const optionNames = <Options>(names: { readonly [Name in keyof Options]: string }): Naming =>
  fromTable({ ...names });

/** Rounds and eras, as they're printed on the boards. */
export const numeral = fromTable({ 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' });

/** The first naming that knows the thing. */
export const firstOf =
  (...namings: readonly Naming[]): Naming =>
  (id, form) => {
    for (const naming of namings) {
      const named = naming(id, form);
      if (named !== undefined) return named;
    }
    return undefined;
  };

/** The same name in quotation marks, which a name has in running text. */
export const inQuotes =
  (quoted: (name: string) => string, naming: Naming): Naming =>
  (id, form) =>
    naming(id, form)?.map((part) => ({ ...part, text: quoted(part.text) }));

/** A list of things, each marked as the thing it is. */
export const listOf =
  (kind: string, naming: Naming, and: string): Naming =>
  (ids, form) =>
    Array.isArray(ids)
      ? list(
          ids.map((id: Json) => (naming(id, form) ?? [{ text: String(id) }]).map((part) => ({ kind, id, ...part }))),
          and,
        )
      : undefined;

/**
 * What only its owner may know comes as an addition in brackets. For everyone else it is absent, and nothing
 * is said.
 */
export const inBrackets =
  (inside: (id: Json) => Sentence | undefined): Naming =>
  (id) => {
    const named = id === '' ? undefined : inside(id);
    return named === undefined ? [] : [{ text: ' (' }, ...named, { text: ')' }];
  };

/** One naming of every kind for several games; what two games call alike is found by its id. */
export function combined(games: readonly { readonly [kind: string]: Naming }[]): { readonly [kind: string]: Naming } {
  const kinds = new Set(games.flatMap((naming) => Object.keys(naming)));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, firstOf(...games.flatMap((naming) => naming[kind] ?? []))]),
  );
}
