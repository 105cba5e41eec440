import type { Store } from '../store/index.ts';
import type { Row } from '../store/sql.ts';

export const LISTED = ['people', 'tables', 'clubs', 'reports'] as const;
export type Listed = (typeof LISTED)[number];

export const isListed = (kind: string): kind is Listed => LISTED.some((known) => known === kind);

/** As many as one can read. A search finds the rest. */
const MOST = 200;

/** Whether a column contains what's looked for. `wanted` is the placeholder of a LIKE pattern. */
const has = (column: string, wanted: string): string => `LOWER(${column}) LIKE LOWER(${wanted}) ESCAPE '\\'`;

/** How a kind is listed: which rows, where a search looks, and what a line says after id and date. */
interface Listing {
  readonly from: string;
  /** The newest come first. */
  readonly at: string;
  /** Where a search looks. */
  search(wanted: string): readonly string[];
  cells(row: Row): readonly string[];
}

interface Summary {
  readonly game?: string;
  readonly seats?: readonly { readonly name?: string }[];
}

const LISTINGS: { readonly [kind in Listed]: Listing } = {
  people: {
    from: `SELECT id, name, username, banned, created_at AS at FROM people WHERE (banned = 0 OR name <> '')`,
    at: 'created_at',
    search: (wanted) => [
      has('id', wanted),
      has('name', wanted),
      has(`COALESCE(username, 'guest')`, wanted),
      `(banned = 1 AND ${has(`'banned'`, wanted)})`,
    ],
    cells: ({ username = 'guest', banned, name }) => [
      [username, ...(banned === 1 ? ['banned'] : [])].join(', '),
      String(name),
    ],
  },
  tables: {
    from: 'SELECT id, status, summary, changed_at AS at FROM tables WHERE 1 = 1',
    at: 'changed_at',
    search: (wanted) => [
      has('id', wanted),
      has('status', wanted),
      // Only the whole name of a game: the pattern's own % would match anything after it.
      `summary LIKE '%"game":"' || TRIM(LOWER(${wanted}), '%') || '"%'`,
      `EXISTS (SELECT 1 FROM seats JOIN people ON people.id = seats.person
        WHERE seats.table_id = tables.id AND ${has('people.name', wanted)})`,
    ],
    cells: ({ status, summary }) => {
      const { game = '', seats = [] } = JSON.parse(String(summary)) as Summary;
      return [String(status), game, seats.flatMap(({ name = '' }) => (name === '' ? [] : [name])).join(', ')];
    },
  },
  clubs: {
    from: `SELECT id, name, created_at AS at,
      (SELECT COUNT(*) FROM club_members WHERE club_members.club = clubs.id) AS members,
      (SELECT people.name FROM people WHERE people.id = clubs.owner) AS owner
      FROM clubs WHERE 1 = 1`,
    at: 'created_at',
    search: (wanted) => [
      has('id', wanted),
      has('name', wanted),
      `EXISTS (SELECT 1 FROM club_members JOIN people ON people.id = club_members.person
        WHERE club_members.club = clubs.id AND ${has('people.name', wanted)})`,
    ],
    cells: ({ members, name, owner = '' }) => [String(members), String(name), String(owner)],
  },
  // Those nobody has dealt with yet.
  reports: {
    from: `SELECT id, at, about, table_id, quote, words,
      (SELECT people.name FROM people WHERE people.id = reports.about) AS name,
      (SELECT people.name FROM people WHERE people.id = reports.sender) AS by_name
      FROM reports WHERE closed_at IS NULL`,
    at: 'at',
    search: (wanted) => [
      has('id', wanted),
      has('words', wanted),
      has(`COALESCE(quote, '')`, wanted),
      has('about', wanted),
    ],
    cells: ({ about = '', name = '', by_name = '', table_id = '', quote, words }) => [
      `${name} (${about})`,
      String(by_name),
      String(table_id),
      quote === undefined ? '' : `“${quote}”`,
      String(words),
    ],
  },
};

const capitalized = (text: string): string => text.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** LIKE patterns for a text in any case. SQLite only knows the cases of English letters, so we ask for the usual ones. */
function patternsOf(search: string): readonly string[] {
  const lower = search.toLowerCase();
  const spellings = new Set([search, lower, search.toUpperCase(), capitalized(lower)]);
  return [...spellings].map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

/** People, tables or clubs, newest first, one per line with tabs between: id, date and what else is known. */
export async function list(store: Store, kind: Listed, search = ''): Promise<readonly string[]> {
  const { from, at, search: places, cells } = LISTINGS[kind];
  const patterns = search === '' ? [] : patternsOf(search);
  const conditions = patterns.flatMap((_, index) => places(`CAST($${index + 1} AS TEXT)`));
  const found = conditions.length === 0 ? '' : `AND (${conditions.join(' OR ')})`;
  const rows = await store.sql.read(`${from} ${found} ORDER BY ${at} DESC LIMIT ${MOST}`, patterns);
  return rows.map((row) => {
    const date = new Date(Number(row['at'])).toISOString().slice(0, 16).replace('T', ' ');
    return [String(row['id']), date, ...cells(row)].join('\t');
  });
}
