import type { Json } from '@moonstaff/kernel';
import { brief, type Draft, partAt } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import type { Field, Group } from './field.ts';

/** One thing that a scenario says. */
export interface Said {
  readonly label: string;
  readonly value: string;
  /** It has no name of its own: the label is what the file calls it. */
  readonly bare?: true;
}

/** What a scenario says about somebody or something; about nothing in particular without a title. */
export interface Topic {
  readonly title?: string;
  readonly said: readonly Said[];
}

/** A longer list is only counted. */
const MOST_NAMED = 6;

/** Nothing to speak of: an empty space, no guardian. */
const NOTHING: readonly string[] = ['free', 'none', 'blocked'];

const topicOf = (said: readonly Said[], title?: string): readonly Topic[] =>
  said.length === 0 ? [] : [title === undefined ? { said } : { title, said }];

/** The position in a few words: what the file sets up, not what's dealt. */
export function givenTopics({ given }: Draft, groups: readonly Group[], words: Words): readonly Topic[] {
  const fields = groups.flatMap((group) => group.fields);
  const named = groups.flatMap((group) =>
    topicOf(
      group.fields
        .filter(({ path }) => partAt(given, path) !== undefined)
        .filter((field) => field.kind !== 'choice' || !NOTHING.includes(field.value))
        .map((field) => ({ label: field.label, value: worded(field, field.value, words) })),
      group.title,
    ),
  );
  const { game: _, ...parts } = given;
  return [...named, ...topicOf(unnamed(parts, [], fields))];
}

/** What's expected in the end. */
export function thenTopics({ expects }: Draft, groups: readonly Group[], words: Words): readonly Topic[] {
  if (!isFields(expects)) return [];
  const all = Object.entries(expects);
  const fits = ({ path }: Field, name: string): boolean => path.join('.') === name;
  const named = groups.flatMap((group) =>
    topicOf(
      all.flatMap(([name, value]): readonly Said[] => {
        const field = group.fields.find((one) => fits(one, name));
        return field === undefined ? [] : [{ label: field.label, value: worded(field, value, words) }];
      }),
      group.title,
    ),
  );
  const others = all.filter(([name]) => !groups.some(({ fields }) => fields.some((field) => fits(field, name))));
  return [...named, ...topicOf(others.map(([label, value]) => ({ label, value: brief(value), bare: true })))];
}

/** A value of a field, with the names of things. */
function worded(field: Field, value: Json | readonly string[], words: Words): string {
  if (field.kind === 'number') return brief(value as Json);
  const nameOf = (one: unknown): string | undefined => field.options.find(({ id }) => id === one)?.name;
  if (!Array.isArray(value)) return nameOf(value) ?? brief(value as Json);
  if (value.length === 0) return words.t('lab.none');
  if (value.length > MOST_NAMED) return String(value.length);
  return value.map((one) => nameOf(one) ?? brief(one)).join(', ');
}

const isFields = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What no field is about, as it's written in the file. */
function unnamed(value: Json, path: readonly string[], fields: readonly Field[]): readonly Said[] {
  const label = path.join('.');
  if (fields.some((field) => field.path.join('.') === label)) return [];
  if (isFields(value)) return Object.entries(value).flatMap(([name, part]) => unnamed(part, [...path, name], fields));
  return [{ label, value: brief(value), bare: true }];
}
