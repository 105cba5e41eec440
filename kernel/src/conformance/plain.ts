/** Where, if anywhere, a value is something that JSON would lose or change. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | undefined {
  const maker = Object.getPrototypeOf(value);
  if (maker !== Object.prototype && maker !== Array.prototype)
    return `${path} is a ${maker?.constructor?.name ?? 'bare object'}`;
  const keys = Reflect.ownKeys(value).filter((key) => !(Array.isArray(value) && key === 'length'));
  if (keys.some((key) => typeof key === 'symbol')) return `${path} has a symbol for a key`;
  if (Array.isArray(value) && keys.length !== value.length) return `${path} is a list with holes or names`;
  for (const key of keys as string[]) {
    const slot = Object.getOwnPropertyDescriptor(value, key);
    const inner = path === '' ? key : `${path}.${key}`;
    if (slot?.get !== undefined || !slot?.enumerable) return `${inner} is not a plain field`;
    const found = notPlain(slot.value, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
