import { at } from '../data.ts';
import type { ActionShape } from '../game.ts';
import { type FastRandom, nextBelow } from '../random.ts';

/** What a hostile or broken client might send instead of an action. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  '',
  'end',
  [],
  {},
  [[]],
  { type: null },
  { type: 7 },
  { type: '' },
  { type: 'no such action' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: { type: 'end' } },
  { type: ['end'] },
  JSON.parse('{"__proto__": {"type": "end"}}'),
];

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e9,
  '',
  'no such thing',
  '__proto__',
  [],
  [0],
  {},
  { type: 'x' },
];

/** The action with one field of another; by chance the result may be legal too. */
export function cross(action: ActionShape, other: ActionShape, random: FastRandom): unknown {
  const [field, value] = at(Object.entries(other), nextBelow(random, Object.keys(other).length));
  return { ...structuredClone(action), [field]: structuredClone(value) };
}

/** A copy of the action with one thing about it changed; again it may be legal. */
export function mutate(action: ActionShape, random: FastRandom): unknown {
  const copy = structuredClone(action) as unknown as Record<string, unknown>;
  const pick = nextBelow(random, 6);
  if (pick === 0) return { ...copy, extra: at(WRONG, nextBelow(random, WRONG.length)) };
  if (pick === 1) return [copy];
  const fields = Object.keys(copy);
  const field = at(fields, nextBelow(random, fields.length));
  if (pick === 2) delete copy[field];
  else copy[field] = mutateValue(copy[field], random);
  return copy;
}

function mutateValue(value: unknown, random: FastRandom): unknown {
  const wrong = at(WRONG, nextBelow(random, WRONG.length));
  if (nextBelow(random, 3) === 0) return wrong;
  if (typeof value === 'number') return value + at([-1, 1, 0.5, -value], nextBelow(random, 4)) || 0;
  if (typeof value === 'string')
    return at([`${value} `, value.toUpperCase(), value.slice(1), `${value}0`], nextBelow(random, 4));
  if (typeof value === 'boolean') return at([!value, Number(value), String(value)], nextBelow(random, 3));
  if (Array.isArray(value)) return mutateList(value, wrong, random);
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    if (keys.length === 0) return { extra: wrong };
    const key = at(keys, nextBelow(random, keys.length));
    return { ...value, [key]: mutateValue(value[key as keyof typeof value], random) };
  }
  return wrong;
}

function mutateList(list: readonly unknown[], wrong: unknown, random: FastRandom): unknown {
  if (list.length === 0) return [wrong];
  const index = nextBelow(random, list.length);
  switch (nextBelow(random, 5)) {
    case 0:
      return list.toReversed();
    case 1:
      return list.toSpliced(index, 1);
    case 2:
      return [...list, list[index]];
    case 3:
      return list.with(index, mutateValue(list[index], random));
    default:
      return [...list, wrong];
  }
}
