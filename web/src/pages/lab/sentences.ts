import type { Json } from '@moonstaff/kernel';
import { brief, type Draft, partAt } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import type { Field, Group } from './field.ts';

/** What a scenario says: a sentence, or what no sentence can be made of, as it's written in the file. */
export type Said = { readonly text: string } | { readonly bare: string };

/** A longer list is only counted. */
const MOST_NAMED = 6;

/** Nothing to speak of: an empty space, no guardian. */
const NOTHING: readonly unknown[] = ['free', 'none', 'blocked'];

/** The position in a few sentences: what the file sets up, not what's dealt. */
export function givenSentences({ given }: Draft, groups: readonly Group[], words: Words): readonly Said[] {
  const { game: _, ...parts } = given;
  const fields = groups.flatMap((group) => group.fields);
  const valueAt = (field: Field): Json | undefined =>
    partAt(given, field.path) === undefined ? undefined : (field.value as Json);
  return [...sentences(groups, valueAt, words), ...unnamed(parts, [], fields)];
}

/** What's expected in the end. */
export function thenSentences({ expects }: Draft, groups: readonly Group[], words: Words): readonly Said[] {
  if (!isFields(expects)) return [];
  const fields = groups.flatMap((group) => group.fields);
  const fits = (name: string): boolean => fields.some(({ path }) => path.join('.') === name);
  const others = Object.entries(expects).filter(([name]) => !fits(name));
  return [
    ...sentences(groups, ({ path }) => expects[path.join('.')], words),
    ...others.map(([name, value]) => ({ bare: `${name}: ${brief(value)}` })),
  ];
}

type ValueAt = (field: Field) => Json | undefined;

function sentences(groups: readonly Group[], valueAt: ValueAt, words: Words): readonly Said[] {
  return groups.flatMap((group) => {
    if (group.about === 'sites') return siteSentences(group, valueAt, words);
    const clausesOf = (fields: readonly Field[]): readonly string[] =>
      fields.flatMap((field) => {
        const value = valueAt(field);
        return value === undefined ? [] : [clauseOf(field, value, words)].filter((clause) => clause !== '');
      });
    const said = (clauses: readonly string[], sentence: () => string): readonly Said[] =>
      clauses.length === 0 ? [] : [{ text: sentence() }];
    if (group.about === 'table') {
      const clauses = clausesOf(group.fields);
      return said(clauses, () => `${capital(clauses.join(', '))}.`);
    }
    const has = clausesOf(group.fields.filter((field) => !isFlag(field)));
    const is = clausesOf(group.fields.filter(isFlag));
    return [
      ...said(has, () => words.t('lab.seatHas', { name: group.title, list: words.all(has) })),
      ...said(is, () => `${group.title}: ${is.join(', ')}.`),
    ];
  });
}

const isFlag = (field: Field): boolean => field.kind === 'choice' && field.isFlag === true;

/** A part of a sentence about one field. */
function clauseOf(field: Field, value: Json, words: Words): string {
  const said = worded(field, value, words);
  const isNone = Array.isArray(value) && value.length === 0;
  const isPlain = field.kind === 'number' ? typeof value === 'number' : !isFields(value);
  return (isPlain ? field.clause?.(said, isNone) : undefined) ?? `${field.label}: ${said}`;
}

/** One sentence for each site: who's there, on which tile, beside which guardian. */
function siteSentences({ fields }: Group, valueAt: ValueAt, words: Words): readonly Said[] {
  const sites = [...new Set(fields.map(({ path }) => path[1]))];
  return sites.flatMap((site) => {
    const here = fields.filter(({ path }) => path[1] === site);
    const said = (part: string): readonly string[] =>
      here.flatMap((field) => {
        const value = valueAt(field);
        if (field.path[2] !== part || value === undefined || NOTHING.includes(value)) return [];
        return [worded(field, value, words)];
      });
    const [tile] = said('tile');
    const [guardian] = said('guardian');
    const who = said('spaces');
    if (tile === undefined && guardian === undefined && who.length === 0) return [];
    const name = tile ?? here.find(({ site: title }) => title !== undefined)?.site ?? site ?? '';
    const at = { site: name, ...(guardian !== undefined && { guardian }) };
    return (who.length === 0 ? [siteSentence(at, words)] : who.map((one) => standsAt(at, one, words))).map((text) => ({
      text,
    }));
  });
}

interface At {
  readonly site: string;
  readonly guardian?: string;
}

const siteSentence = ({ site, guardian }: At, words: Words): string =>
  guardian === undefined ? words.t('lab.siteOpen', { site }) : words.t('lab.siteGuarded', { site, guardian });

const standsAt = ({ site, guardian }: At, who: string, words: Words): string =>
  guardian === undefined ? words.t('lab.siteTaken', { who, site }) : words.t('lab.siteShared', { who, site, guardian });

/** A value of a field, with the names of things. */
function worded(field: Field, value: Json, words: Words): string {
  if (field.kind === 'number') return brief(value);
  const nameOf = (one: unknown): string | undefined => field.options.find(({ id }) => id === one)?.name;
  if (!Array.isArray(value)) return nameOf(value) ?? brief(value);
  if (value.length === 0) return words.t('lab.none');
  if (value.length > MOST_NAMED) return String(value.length);
  return words.all(value.map((one) => nameOf(one) ?? brief(one)));
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const isFields = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What no field is about. */
function unnamed(value: Json, path: readonly string[], fields: readonly Field[]): readonly Said[] {
  const name = path.join('.');
  if (fields.some((field) => field.path.join('.') === name)) return [];
  if (isFields(value)) return Object.entries(value).flatMap(([part, of]) => unnamed(of, [...path, part], fields));
  return [{ bare: `${name}: ${brief(value)}` }];
}
