type Record = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The new value with every part that's equal to the old one's replaced by the old one. What didn't change stays the same
 * object, so that nobody draws it again.
 */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  return keep(before, after) as Value;
}

function keep(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepArray(before, after);
  if (isRecord(before) && isRecord(after)) return keepRecord(before, after);
  if (before instanceof Map && after instanceof Map) return keepMap(before, after);
  if (before instanceof Set && after instanceof Set) return isSameSet(before, after) ? before : after;
  return after;
}

const isSameSet = (before: ReadonlySet<unknown>, after: ReadonlySet<unknown>): boolean =>
  before.size === after.size && [...after].every((value) => before.has(value));

function keepArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const kept = after.map((value, i) => keep(before[i], value));
  return kept.length === before.length && kept.every((value, i) => Object.is(value, before[i])) ? before : kept;
}

function keepRecord(before: Record, after: Record): Record {
  const names = Object.keys(after);
  const kept: { [name: string]: unknown } = {};
  let isEqual = names.length === Object.keys(before).length;
  for (const name of names) {
    kept[name] = keep(before[name], after[name]);
    isEqual &&= Object.hasOwn(before, name) && Object.is(kept[name], before[name]);
  }
  return isEqual ? before : kept;
}

function keepMap(before: ReadonlyMap<unknown, unknown>, after: ReadonlyMap<unknown, unknown>): unknown {
  const kept = new Map([...after].map(([key, value]) => [key, keep(before.get(key), value)]));
  const isEqual =
    kept.size === before.size &&
    [...kept].every(([key, value]) => before.has(key) && Object.is(value, before.get(key)));
  return isEqual ? before : kept;
}
