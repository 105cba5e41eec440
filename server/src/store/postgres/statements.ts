import { type GuardedWrite, IF_GUARDED, type Value } from '../sql.ts';

/** Each connection prepares a statement once, under this name. */
const names = new Map<string, string>();

const MAX_NAMES = 300;

export function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MAX_NAMES) return {};
  const name = `moonstaff_${names.size}`;
  names.set(text, name);
  return { name };
}

const compiled = new Map<string, string>();

/**
 * A guarded write as one statement. The rest depends on the guard's row count, so there's nothing to roll back and no
 * round trip in between. Returns a row with `n`, the number of rows the guard changed.
 */
export function compile({ guard, rest }: GuardedWrite): { readonly text: string; readonly values: readonly Value[] } {
  const key = [guard.text, ...rest.map(({ text }) => text)].join('\n');
  const text = compiled.get(key) ?? compose([guard, ...rest]);
  if (compiled.size < MAX_NAMES) compiled.set(key, text);
  return { text, values: [guard, ...rest].flatMap(({ values = [] }) => values) };
}

function compose(statements: readonly { readonly text: string; readonly values?: readonly Value[] }[]): string {
  let offset = 0;
  const parts = statements.map(({ text, values = [] }, index) => {
    const shifted = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + offset}`);
    offset += values.length;
    if (index === 0) return `guard AS (${shifted} RETURNING 1)`;
    return `step_${index} AS (${shifted.replace(IF_GUARDED, 'AND EXISTS (SELECT 1 FROM guard)')})`;
  });
  return `WITH ${parts.join(', ')} SELECT COUNT(*) AS n FROM guard`;
}
