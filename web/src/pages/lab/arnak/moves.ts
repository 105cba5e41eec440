import {
  artifacts,
  assistants,
  guardians,
  items,
  type RivalTileId,
  rivalTileById,
  tilesI,
  tilesII,
} from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import { type Draft, withPart } from '@moonstaff/scenarios/page';

const SINGLE: ReadonlySet<string> = new Set<string>([
  ...[items, artifacts, assistants, guardians, tilesI, tilesII].flatMap((kind) => kind.map(({ id }) => id as string)),
  ...(Object.keys(rivalTileById) as RivalTileId[]),
]);

const isFields = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The position without a thing there's only one of, wherever it's named, except at one place. Its place in the row stays empty. */
export function lifted(draft: Draft, id: string, except: readonly string[]): Draft {
  if (!SINGLE.has(id)) return draft;
  const spared = except.join('.');
  const without = (value: Json, path: string): Json => {
    if (path === spared) return value;
    if (Array.isArray(value)) {
      if (path.startsWith('row.')) return value.map((one) => (one === id ? 'gap' : one));
      return value.filter((one) => one !== id).map((one, i) => without(one, `${path}.${i}`));
    }
    if (!isFields(value)) return value;
    const left = Object.entries(value).filter(([name]) => name !== id);
    return Object.fromEntries(
      left.map(([name, part]) => [name, part === id ? 'none' : without(part, path === '' ? name : `${path}.${name}`)]),
    );
  };
  const given = without(draft.given, '');
  return isFields(given) ? { ...draft, given } : draft;
}

/** The position with this list at a place. What's new there leaves wherever else it's named. */
export function withList(draft: Draft, path: readonly string[], ids: readonly string[]): Draft {
  return withPart(
    ids.reduce((left, id) => lifted(left, id, path), draft),
    path,
    [...ids],
  );
}
