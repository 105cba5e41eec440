/** An empty list to share. */
export const NOTHING: readonly never[] = Object.freeze([]);

/** Freezes plain data in place, all the way down. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const inner of value) frozen(inner);
  else for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** A copy of plain data. */
export function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: { [key: string]: unknown } = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = copied(inner);
  return copy as T;
}

/** Component data stays mutable, so that mutation tests can change it. The rules run on a frozen copy, made once. */
let copies = new WeakMap<object, unknown>();

export function fixed<T extends object>(data: T): T {
  const known = copies.get(data);
  if (known !== undefined) return known as T;
  const copy = frozen(copied(data));
  copies.set(data, copy);
  return copy;
}

/** After component data has been changed. */
export function forgetCopies(): void {
  copies = new WeakMap();
}
