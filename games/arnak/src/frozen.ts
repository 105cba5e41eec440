/**
 * Parts of a state that are replaced, never changed, are frozen, so that copies of the state can share
 * them.
 */

/** Freezes plain data in place, all the way down. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}

/** A frozen copy of plain data. */
export function frozenCopy<T>(value: T): T {
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)]))) as T;
}

/** Component data stays open to be tried out with other numbers; what runs is a frozen copy, made once. */
let copies = new WeakMap<object, unknown>();

export function fixed<T extends object>(data: T): T {
  const known = copies.get(data);
  if (known !== undefined) return known as T;
  const copy = frozenCopy(data);
  copies.set(data, copy);
  return copy;
}

/** After component data has been changed. */
export function forgetCopies(): void {
  copies = new WeakMap();
}
