import type { RecordBody } from './body.ts';
import type { Table } from './table.ts';

const WORD = /[\p{L}\p{N}_]/u;

/** Whether a line says `@name`, and not just the beginning of a longer word. */
function names(line: string, name: string): boolean {
  const [text, wanted] = [line.toLowerCase(), `@${name.toLowerCase()}`];
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1))
    if (!WORD.test(text[from + wanted.length] ?? '')) return true;
  return false;
}

/** The people of the table whom a message in the chat mentions, and who wrote it. */
export function mentionedIn(
  table: Table,
  bodies: readonly RecordBody[],
): readonly { readonly person: string; readonly by: string }[] {
  return bodies.flatMap((body) => {
    if (body.kind !== 'chat') return [];
    const others = table.people.filter((person) => person !== body.person);
    const called = others.filter((person) => names(body.text, table.nameOf({ person })));
    return called.map((person) => ({ person, by: body.person }));
  });
}
