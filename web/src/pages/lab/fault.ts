import type { Json } from '@moonstaff/kernel';
import { type Draft, type Finding, partAt, sayFinding } from '@moonstaff/scenarios/page';
import { isLanguage, type Words } from '@moonstaff/text';
import type { Field, Group } from './field.ts';

/** What part of the position a fault is about, as a path within `given`; nothing if it's about something else. */
export function faultPath({ key, args }: Finding): string | undefined {
  const path = key === 'given.refused' ? partAt(args as Json, ['why', 'args', 'path']) : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** Whether a fault is about this part of the position, or something within it. */
export function isFaultAt(fault: Finding | undefined, part: readonly string[]): boolean {
  const path = fault && faultPath(fault);
  const here = part.join('.');
  return path !== undefined && (path === here || path.startsWith(`${here}.`));
}

export const isFaultOf = (fault: Finding | undefined, { path, place }: Field): boolean =>
  isFaultAt(fault, place ?? path);

/** What can't be, by the reason the rules give. The others are about the form of a file, and say it in its terms. */
const REASONS = {
  'given.piece': 'lab.noneLeft',
  'given.gone': 'lab.elsewhere',
  'given.number': 'lab.notPossible',
  'given.id': 'lab.notHere',
  'given.feature': 'lab.wrongSpace',
  'given.list': 'lab.tooMany',
} as const;

const isReason = (key: string): key is keyof typeof REASONS => Object.hasOwn(REASONS, key);

/** What's wrong, with the names that things and places have at the table. */
export function faultWords(fault: Finding, draft: Draft | undefined, groups: readonly Group[], words: Words): string {
  const said = sayFinding(fault, isLanguage(words.code) ? words.code : 'en');
  if (fault.key === 'differs.value') return differenceWords(fault, groups, words) ?? said;
  const why = partAt(fault.args as Json, ['why', 'key']);
  const path = faultPath(fault);
  const where = path === undefined ? undefined : placeName(fault, groups);
  if (typeof why !== 'string' || !isReason(why) || path === undefined || where === undefined) return said;
  // A list that isn't one is a fault of the file.
  if (why === 'given.list' && !Array.isArray(partAt(draft?.given, path.split('.')))) return said;
  const given = partAt(fault.args as Json, ['why', 'args', 'given']);
  const reason = REASONS[why];
  return reason === 'lab.tooMany'
    ? words.t(reason, { where })
    : words.t(reason, { where, name: nameOf(given, groups) });
}

/** What's expected and what is, of something that has a field. */
function differenceWords({ args }: Finding, groups: readonly Group[], words: Words): string | undefined {
  const { path, expected, actual } = args as { readonly [name: string]: Json | undefined };
  if (isFields(expected) || isFields(actual)) return undefined;
  for (const group of groups) {
    const field = group.fields.find((one) => one.path.join('.') === path);
    if (field === undefined) continue;
    const named = (value: Json | undefined): string =>
      Array.isArray(value) ? words.all(value.map((one) => nameOf(one, groups))) : nameOf(value, groups);
    return words.t('lab.expected', {
      where: labelIn(group, field),
      expected: named(expected),
      actual: named(actual),
    });
  }
  return undefined;
}

const isFields = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const labelIn = ({ title, about }: Group, { label }: Field): string =>
  about === 'seat' ? `${title}, ${label}` : label;

/** The field a fault is about, with what its group is about. */
function placeName(fault: Finding, groups: readonly Group[]): string | undefined {
  for (const group of groups) {
    const [found] = group.fields.filter((field) => isFaultOf(fault, field)).sort((a, b) => depth(b) - depth(a));
    if (found !== undefined) return labelIn(group, found);
  }
  return undefined;
}

const depth = ({ path, place }: Field): number => (place ?? path).length;

/** What a thing is called, wherever it can be chosen. */
function nameOf(id: Json | undefined, groups: readonly Group[]): string {
  for (const { fields } of groups) {
    for (const field of fields) {
      const option = field.kind === 'number' ? undefined : field.options.find((one) => one.id === id);
      if (option !== undefined) return option.name;
    }
  }
  return String(id ?? '');
}
