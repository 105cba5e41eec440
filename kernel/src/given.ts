import type { Json } from './phrase.ts';
import { Refusal } from './refusal.ts';

/** Reads what a scenario gives; errors carry the path to what's wrong. */

export function fieldsOf(value: Json, path: string): readonly (readonly [string, Json])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('given.map', { path });
  return Object.entries(value);
}

export function listOf(value: Json, path: string): readonly Json[] {
  if (!Array.isArray(value)) throw new Refusal('given.list', { path });
  return value as readonly Json[];
}

export function numberOf(value: Json, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new Refusal('given.number', { path, given: value });
  }
  return value;
}

export function textOf(value: Json, path: string): string {
  if (typeof value !== 'string') throw new Refusal('given.text', { path, given: value });
  return value;
}

export function flagOf(value: Json, path: string): boolean {
  if (typeof value !== 'boolean') throw new Refusal('given.flag', { path, given: value });
  return value;
}

/** One of the words allowed here. */
export function oneOf<T extends string>(value: Json, known: readonly T[], path: string): T {
  const found = known.find((word) => word === value);
  if (found === undefined) throw new Refusal('given.id', { path, given: value, known });
  return found;
}

export const manyOf = <T extends string>(value: Json, known: readonly T[], path: string): T[] =>
  listOf(value, path).map((item, i) => oneOf(item, known, `${path}.${i}`));

/** Passes each part to its reader. An unknown part is refused with a list of the known ones. */
export function readParts(
  given: Json,
  path: string,
  readers: { readonly [name: string]: (value: Json, path: string) => void },
): void {
  for (const [name] of fieldsOf(given, path)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(readers, name)) throw new Refusal('given.part', { path: here, known: Object.keys(readers) });
  }
  // In the order of the readers: some parts depend on others.
  for (const [name, read] of Object.entries(readers)) {
    const entry = fieldsOf(given, path).find(([key]) => key === name);
    if (entry !== undefined) read(entry[1], path === '' ? name : `${path}.${name}`);
  }
}
