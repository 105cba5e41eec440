import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import type { SignSpec } from '../../kit/art/signs.ts';

/** Something that can be chosen for a field. */
export interface Option {
  readonly id: string;
  readonly name: string;
  /** It's somebody: drawn with their shape. */
  readonly seat?: number;
}

/** One thing of a position that can be changed without writing. */
export type Field = {
  readonly label: string;
  /** Within `given`. */
  readonly path: readonly string[];
  /** Where a fault about it would be, if others share its path. */
  readonly place?: readonly string[];
  /** What the site it's about is called. */
  readonly site?: string;
  /** As a part of a sentence, with the value in words; empty if it's not worth a word. Without this: `label: value`. */
  clause?(value: string, isNone: boolean): string;
} & (NumberField | ChoiceField | ListField);

export type NumberOf = Extract<Field, { readonly kind: 'number' }>;
export type ChoiceOf = Extract<Field, { readonly kind: 'choice' }>;
export type ListOf = Extract<Field, { readonly kind: 'list' }>;

interface NumberField {
  readonly kind: 'number';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Shown in the strip of amounts with this sign. */
  readonly sign?: SignSpec;
  /** Written as a Roman numeral where it's chosen. */
  readonly roman?: true;
  /** The draft with this value. Without this, the number is written at the path. */
  set?(draft: Draft, value: number): Draft;
}

interface ChoiceField {
  readonly kind: 'choice';
  readonly value: string;
  readonly options: readonly Option[];
  /** It holds or it doesn't: not something that somebody has. */
  readonly isFlag?: true;
  /** The draft with this choice. Without this, the id is written at the path. */
  set?(draft: Draft, id: string): Draft;
}

interface ListField {
  readonly kind: 'list';
  readonly value: readonly string[];
  readonly options: readonly Option[];
  /** Cards that are shown in the strip of amounts, and the place where more can be put. */
  readonly drop?: string;
  /** New ones come first. In a pile, only the order can be changed: what's pressed comes to the top. */
  readonly order?: 'top' | 'pile';
  /** The draft with this list. Without this, it's written at the path. */
  set?(draft: Draft, ids: readonly string[]): Draft;
}

export interface Group {
  readonly title: string;
  /** What the group is about, where a sentence says it: nothing in particular, a seat, or sites. */
  readonly about: 'table' | 'seat' | 'sites';
  readonly fields: readonly Field[];
}

/** What the makers of fields get: the position as it is, with what was dealt. */
export interface Bench {
  readonly draft: Draft;
  readonly facts: Json;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly words: Words;
}

/** A number of the position; what isn't one counts as 0. */
export const numberAt = (facts: Json, ...path: readonly string[]): number => {
  const value = partAt(facts, path);
  return typeof value === 'number' ? value : 0;
};

/** A list of the position; things that are kept by their id are a list of ids. */
export function listAt(facts: Json, ...path: readonly string[]): readonly string[] {
  const value = partAt(facts, path);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

export const textAt = (facts: Json, ...path: readonly string[]): string => String(partAt(facts, path) ?? '');

const MOST_PLAYERS = 4;

/** How many play. Seats that were named get the usual colours; those who leave take their things with them. */
export const playersField = ({ seats, words }: Bench): NumberOf => ({
  ...{ kind: 'number', label: words.t('lab.players'), path: ['seats'], value: seats.length, min: 1, max: MOST_PLAYERS },
  clause: () => words.t('lab.playersAre', { n: seats.length }),
  set: (draft, count) =>
    seats.slice(count).reduce((left, seat) => withPart(left, [seat], undefined), withPart(draft, ['seats'], count)),
});
