import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt } from '@moonstaff/scenarios/page';
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
  /** What the site it's about is called. */
  readonly site?: string;
  /** As a part of a sentence, with the value in words. Without this: `label: value`. */
  clause?(value: string, isNone: boolean): string;
} & (NumberField | ChoiceField | ListField);

interface NumberField {
  readonly kind: 'number';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Shown in the strip of amounts with this sign. */
  readonly sign?: SignSpec;
  /** Written as a Roman numeral where it's chosen. */
  readonly roman?: true;
}

interface ChoiceField {
  readonly kind: 'choice';
  readonly value: string;
  readonly options: readonly Option[];
  /** Nothing if that part is left as it's dealt. */
  make(id: string): Json | undefined;
}

interface ListField {
  readonly kind: 'list';
  readonly value: readonly string[];
  readonly options: readonly Option[];
  /** Cards that are shown in the strip of amounts, and the place where more can be put. */
  readonly drop?: string;
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

/** How many play. Seats that were named get the usual colours. */
export const playersField = ({ seats, words }: Bench): Field => ({
  ...{ kind: 'number', label: words.t('lab.players'), path: ['seats'], value: seats.length, min: 1, max: MOST_PLAYERS },
  clause: () => words.t('lab.playersAre', { n: seats.length }),
});
