import type { Component } from '../../adapter.ts';

/** One thing about a component made different. */
export interface Mutation {
  readonly kind: string;
  readonly id: string;
  /** Where in the component: `effect.0.coins`. */
  readonly path: string;
  /** How: `2 → 3`, `left out`. */
  readonly change: string;
  /**
   * Makes it so; the answer makes it as it was. A word has several others it can be exchanged for, some of
   * which may come to the same (one field is as good a line as a path): it bites when one of them is noticed.
   */
  readonly ways: readonly (() => () => void)[];
}

/** Values of plain data, as found in components. */
type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Fields that name a thing instead of saying what it does. */
const NAMES: readonly string[] = ['id', 'kind', 'name'];

/** Every word that stands somewhere in a field of this name, field by field. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export function vocabularyOf(components: readonly Component[]): Vocabulary {
  const words = new Map<string, Set<string>>();
  const gather = (value: unknown, field: string): void => {
    if (typeof value === 'string') words.set(field, (words.get(field) ?? new Set()).add(value));
    if (!isHolder(value)) return;
    for (const [key, inside] of Object.entries(value)) gather(inside, Array.isArray(value) ? `${field}[]` : key);
  };
  for (const { data } of components) gather(data, '');
  return new Map([...words].map(([field, set]) => [field, [...set].sort()]));
}

/**
 * Every change to a component: each number one more, each flag turned over, each word exchanged for
 * another that stands in such a field, each item of a list (an effect's step, an icon) left out, each digit
 * of a picture one more.
 */
export function mutationsOf(component: Component, vocabulary: Vocabulary): readonly Mutation[] {
  const { kind, id, data, fieldsWithoutRules = [] } = component;
  const found: Mutation[] = [];
  const visit = (holder: Holder, above: string): void => {
    for (const [key, value] of Object.entries(holder)) {
      const path = above === '' ? key : `${above}.${key}`;
      const isItem = Array.isArray(holder);
      if (!isItem && (NAMES.includes(key) || fieldsWithoutRules.includes(key))) continue;
      for (const { values, change } of changesOf(value, isItem ? [] : wordsFor(holder, key, vocabulary))) {
        found.push({ kind, id, path, change, ways: values.map((other) => () => replace(holder, key, other)) });
      }
      if (isItem && typeof value !== 'number') {
        found.push({ kind, id, path, change: 'left out', ways: [() => leaveOut(holder, Number(key))] });
      }
      if (isHolder(value)) visit(value, path);
    }
  };
  visit(data as Holder, '');
  return found;
}

interface Change {
  readonly values: readonly unknown[];
  readonly change: string;
}

/** More would only cost time. */
const MOST_WORDS = 4;

/** What may stand in this field: the words of its name elsewhere; in a table of words those of the other entries. */
function wordsFor(holder: Holder, key: string, vocabulary: Vocabulary): readonly string[] {
  const words = vocabulary.get(key) ?? [];
  const entries = Object.values(holder);
  const isTable = entries.every((entry) => typeof entry === 'string');
  return words.length > 1 || !isTable ? words : [...new Set(entries)].sort();
}

function changesOf(value: unknown, words: readonly string[]): readonly Change[] {
  const to = (other: unknown): readonly Change[] => [{ values: [other], change: `${show(value)} → ${show(other)}` }];
  if (typeof value === 'number') return to(Number.isFinite(value) ? value + 1 : 1);
  if (typeof value === 'boolean') return to(!value);
  if (typeof value !== 'string') return [];
  if (value.includes('\n')) return [...pictureChanges(value)];
  const place = words.indexOf(value);
  const others = [...words.slice(place + 1), ...words.slice(0, place)].slice(0, MOST_WORDS);
  return others.length === 0 ? [] : [{ values: others, change: `${value} → ${others.join(', ')}` }];
}

/** A digit behind a letter is a figure printed on a field. */
function* pictureChanges(picture: string): Generator<Change> {
  for (const match of picture.matchAll(/(?<=[A-Za-z])\d/g)) {
    const line = picture.slice(0, match.index).split('\n').length;
    const column = match.index - picture.lastIndexOf('\n', match.index);
    const digit = (Number(match[0]) % 9) + 1;
    yield {
      values: [picture.slice(0, match.index) + digit + picture.slice(match.index + 1)],
      change: `line ${line}, column ${column}: ${match[0]} → ${digit}`,
    };
  }
}

const show = (value: unknown): string => (value === Number.POSITIVE_INFINITY ? 'unlimited' : String(value));

function replace(holder: Holder, key: string, value: unknown): () => void {
  const before = Reflect.get(holder, key);
  if (!Reflect.set(holder, key, value)) throw new TypeError(`the component is frozen: ${key} cannot be changed`);
  return () => void Reflect.set(holder, key, before);
}

function leaveOut(list: unknown[], index: number): () => void {
  const gone = list.splice(index, 1);
  return () => void list.splice(index, 0, ...gone);
}
