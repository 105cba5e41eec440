import type { Json } from '@moonstaff/kernel';
import { fieldsOf, manyOf, oneOf, readParts } from '@moonstaff/kernel/given';

/** Things by id: a list of ids, or a map from id to details. */
export function byId<T extends string>(
  value: Json,
  known: readonly T[],
  path: string,
): readonly (readonly [T, { readonly [name: string]: Json }])[] {
  if (Array.isArray(value)) return manyOf(value, known, path).map((id) => [id, {}] as const);
  return fieldsOf(value, path).map(([id, details]) => {
    const here = `${path}.${id}`;
    return [oneOf(id, known, here), Object.fromEntries(fieldsOf(details, here))] as const;
  });
}

/** A pile: what's on top, or with `only` all of it. */
export function pileOf<T extends string>(
  value: Json,
  known: readonly T[],
  path: string,
): { readonly top: T[]; readonly only: boolean } {
  if (Array.isArray(value)) return { top: manyOf(value, known, path), only: false };
  let top: T[] = [];
  readParts(value, path, {
    only: (list, here) => {
      top = manyOf(list, known, here);
    },
  });
  return { top, only: true };
}
