/** Where, if anywhere, a value is something that JSON would lose or change. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (Object.is(value, -0)) return `${path} is -0`;
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? notPlainList(value, path) : notPlainRecord(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function notPlainList(list: readonly unknown[], path: string): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const found = notPlain(list[i], `${path}.${i}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function notPlainRecord(record: object, path: string): string | undefined {
  const maker = Object.getPrototypeOf(record);
  if (maker !== Object.prototype) return `${path} is a ${maker?.constructor?.name ?? 'bare object'}`;
  for (const key of Object.keys(record)) {
    const found = notPlain(record[key as keyof typeof record], path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
