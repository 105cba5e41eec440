import type { Store } from '../store/index.ts';
import type { Row } from '../store/sql.ts';

export const LISTED = ['people', 'tables'] as const;
export type Listed = (typeof LISTED)[number];

export const isListed = (kind: string): kind is Listed => LISTED.some((known) => known === kind);

/** As many as one can read. A search finds the rest. */
const MOST = 200;

const STATEMENTS: { readonly [kind in Listed]: string } = {
  people: `SELECT id, name, username, banned, created_at AS at FROM people
    WHERE banned = 0 OR name <> '' ORDER BY created_at DESC`,
  tables: 'SELECT id, status, summary, changed_at AS at FROM tables ORDER BY changed_at DESC',
};

interface Summary {
  readonly game?: string;
  readonly seats?: readonly { readonly name?: string }[];
}

function cellsOf(kind: Listed, row: Row): readonly string[] {
  const at = new Date(Number(row['at'])).toISOString().slice(0, 16).replace('T', ' ');
  if (kind === 'people') {
    const marks = [
      row['username'] === undefined ? 'guest' : String(row['username']),
      ...(row['banned'] ? ['banned'] : []),
    ];
    return [String(row['id']), at, marks.join(', '), String(row['name'])];
  }
  const { game = '', seats = [] } = JSON.parse(String(row['summary'])) as Summary;
  return [String(row['id']), at, String(row['status']), game, seats.map(({ name = '' }) => name).join(', ')];
}

/** People or tables, newest first, one per line with tabs between: id, date and what else is known. */
export async function list(store: Store, kind: Listed, search = ''): Promise<readonly string[]> {
  const wanted = search.toLowerCase();
  const rows = await store.sql.read(STATEMENTS[kind]);
  return rows
    .map((row) => cellsOf(kind, row).join('\t'))
    .filter((line) => line.toLowerCase().includes(wanted))
    .slice(0, MOST);
}
