import { type Guarded, IF_GUARDED, type Value } from '../sql.ts';

/** Statements are prepared once for each connection, under a name that stands for their text. */
const names = new Map<string, string>();

const MOST_NAMES = 300;

export function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MOST_NAMES) return {};
  const name = `moonstaff_${names.size}`;
  names.set(text, name);
  return { name };
}

const compiled = new Map<string, string>();

/**
 * A guarded job as one statement: the guard's row count decides about the rest, so there's nothing to take back and
 * nothing to wait for in between. Gives a row with `n`, the number of rows the guard changed.
 */
export function compile({ guard, rest }: Guarded): { readonly text: string; readonly values: readonly Value[] } {
  const key = [guard.text, ...rest.map(({ text }) => text)].join('\n');
  const text = compiled.get(key) ?? compose([guard, ...rest]);
  if (compiled.size < MOST_NAMES) compiled.set(key, text);
  return { text, values: [guard, ...rest].flatMap(({ values = [] }) => values) };
}

function compose(steps: readonly { readonly text: string; readonly values?: readonly Value[] }[]): string {
  let offset = 0;
  const parts = steps.map(({ text, values = [] }, index) => {
    const shifted = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + offset}`);
    offset += values.length;
    if (index === 0) return `guard AS (${shifted} RETURNING 1)`;
    return `step_${index} AS (${shifted.replace(IF_GUARDED, 'AND EXISTS (SELECT 1 FROM guard)')})`;
  });
  return `WITH ${parts.join(', ')} SELECT COUNT(*) AS n FROM guard`;
}
