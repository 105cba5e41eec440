import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import { type Bench, type ChoiceOf, listAt, type NumberOf, numberAt, type Option } from './field.ts';

/** Things of a kind, with their names. */
export const namedOptions = (words: Words, kind: string, ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ id, name: words.name(kind, id) }));

/** Something that holds or doesn't. That it doesn't isn't worth a word. */
export const flagField = ({ words, facts }: Bench, label: string, ...path: readonly string[]): ChoiceOf => ({
  ...{ kind: 'choice', label, path, value: partAt(facts, path) === true ? 'yes' : 'no', isFlag: true },
  options: [
    { id: 'no', name: words.t('lab.no') },
    { id: 'yes', name: words.t('lab.yes') },
  ],
  // What's expected is said even if it's no.
  clause: (value) => (value === words.t('lab.no') ? '' : value === 'false' ? `${label}: ${words.t('lab.no')}` : label),
  set: (draft, id) => withPart(draft, path, id === 'yes'),
});

export const countField = ({ facts }: Bench, label: string, max: number, ...path: readonly string[]): NumberOf => ({
  ...{ kind: 'number', label, path, value: numberAt(facts, ...path), min: 0, max },
});

/** A list without these, each of them once. */
export const minus = (list: readonly string[], ids: readonly string[]): readonly string[] =>
  ids.reduce((left, id) => (left.includes(id) ? left.toSpliced(left.indexOf(id), 1) : left), list);

/**
 * A pile with its cards in this order. Only the top is named: as far as they follow in the order they were in anyway, the
 * others needn't be. A pile that's named as a whole is named as a whole again.
 */
export function pileSet(draft: Draft, path: readonly string[], now: readonly string[], ids: readonly string[]): Draft {
  if (partAt(draft.given, [...path, 'only']) !== undefined) return withPart(draft, [...path, 'only'], [...ids]);
  const follows = (count: number): boolean => minus(now, ids.slice(0, count)).join(' ') === ids.slice(count).join(' ');
  const count = ids.findIndex((_, n) => follows(n));
  const top = ids.slice(0, count < 0 ? ids.length : count);
  return withPart(draft, path, [...top, ...minus(listAt(draft.given, ...path), top)]);
}
