import { type Json, same } from '@moonstaff/kernel';
import { type Finding, finding } from './fault.ts';
import { nearWord } from './near.ts';
import type { Place } from './place.ts';

/** A map from names to values, as opposed to a list or a single value. */
export const isFields = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ways to compare a value, besides equality. */
type Word = (want: Place, actual: Json | undefined) => boolean;

const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['is', (want, actual) => same(want.value, actual)],
  ['not', (want, actual) => !fits(want, actual)],
  ['absent', (want, actual) => want.value === (actual === undefined)],
  ['at least', (want, actual) => typeof actual === 'number' && actual >= Number(want.value)],
  ['at most', (want, actual) => typeof actual === 'number' && actual <= Number(want.value)],
  ['size', (want, actual) => want.value === sizeOf(actual)],
  ['has', (want, actual) => all(want).every((one) => isList(actual) && actual.some((item) => fits(one, item)))],
  ['lacks', (want, actual) => all(want).every((one) => isList(actual) && !actual.some((item) => fits(one, item)))],
  ['any order', (want, actual) => isList(actual) && anyOrder(all(want), actual)],
]);

export const VALUE_WORDS: readonly string[] = [...WORDS.keys()];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const all = (want: Place): readonly Place[] => want.items ?? [want];

const sizeOf = (value: Json | undefined): number | undefined =>
  isList(value) ? value.length : isFields(value) ? Object.keys(value).length : undefined;

/** Each wanted value matches an item of its own. */
function anyOrder(wanted: readonly Place[], actual: readonly Json[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return actual.length === 0;
  return (
    wanted.length === actual.length &&
    actual.some((item, i) => fits(first, item) && anyOrder(rest, actual.toSpliced(i, 1)))
  );
}

export const fits = (want: Place, actual: Json | undefined): boolean => differences(want, actual, '').length === 0;

/**
 * Where `actual` isn't as wanted. Single values and lists have to be equal; in a map only the named fields are
 * compared; a map of the words above compares by them.
 */
export function differences(want: Place, actual: Json | undefined, path: string): readonly Finding[] {
  const below = (name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);
  if (want.fields !== undefined && want.fields.size > 0) {
    return [...want.fields].flatMap(([name, inner]) => {
      const word = isFields(actual) && Object.hasOwn(actual, name) ? undefined : WORDS.get(name);
      if (word !== undefined)
        return word(inner, actual) ? [] : [differs(inner.line, path, { [name]: inner.value }, actual)];
      if (isFields(actual)) return differences(inner, actual[name], below(name));
      return [differs(inner.line, below(name), inner.value, undefined)];
    });
  }
  // Lists of plain values are shown whole; for lists of maps, only where they differ.
  if (want.items?.some(({ fields }) => fields !== undefined) && isList(actual) && want.items.length === actual.length) {
    return want.items.flatMap((item, i) => differences(item, actual[i], below(i)));
  }
  return same(want.value, actual) ? [] : [differs(want.line, path, want.value, actual)];
}

function differs(line: number, path: string, expected: Json, actual: Json | undefined): Finding {
  return actual === undefined
    ? finding(line, 'differs.absent', { path, expected })
    : finding(line, 'differs.value', { path, expected, actual });
}

/** Like `differences`, for the value at `path` in `tree`. */
export function differencesAt(path: string, want: Place, tree: Json): readonly Finding[] {
  let here: Json | undefined = tree;
  const walked: string[] = [];
  for (const name of path.split('.')) {
    const inside: Json | undefined = isList(here) ? here[Number(name)] : isFields(here) ? own(here, name) : undefined;
    if (inside === undefined) {
      if (fits(want, undefined)) return [];
      return [noSuchPath(want.line, path, walked, name, here)];
    }
    walked.push(name);
    here = inside;
  }
  return differences(want, here, path);
}

const own = (fields: { readonly [name: string]: Json }, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

function noSuchPath(line: number, path: string, walked: readonly string[], name: string, here: Json): Finding {
  const known = isFields(here) ? Object.keys(here) : isList(here) ? here.map((_, i) => String(i)) : [];
  const near = nearWord(name, known);
  const within = walked.length === 0 ? '.' : walked.join('.');
  return near === undefined
    ? finding(line, 'path.unknown', { path, name, within, known })
    : finding(line, 'path.meant', { name, within, known, near });
}
