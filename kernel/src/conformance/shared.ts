/**
 * The first path in `b` to an object that `a` holds too. What is frozen cannot be changed and may be
 * shared; so may the fields of `b` named in `except`.
 */
export function sharedPath(a: unknown, b: unknown, except: readonly string[] = []): string | undefined {
  const held = new Set<object>();
  collect(a, held);
  return search(b, held, '', except);
}

function collect(value: unknown, held: Set<object>): void {
  if (typeof value !== 'object' || value === null || held.has(value)) return;
  held.add(value);
  for (const inner of Object.values(value)) collect(inner, held);
}

function search(value: unknown, held: Set<object>, path: string, except: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null || except.includes(path)) return undefined;
  if (held.has(value) && !Object.isFrozen(value)) return path || 'all of it';
  for (const [key, inner] of Object.entries(value)) {
    const found = search(inner, held, path === '' ? key : `${path}.${key}`, except);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Freezes plain data all the way down. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) freeze(inner);
  Object.freeze(value);
}
