import type { Table } from '../src/table/table.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
}

interface Description {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}

/** What the pages are about. */
export interface Place {
  readonly table: string;
  readonly game: string;
  readonly day: string;
  readonly person: string;
  readonly club: string;
}

/** A leak that a test has planted: what a way out would add about this table. */
export type Plant = (way: string, table: Table) => string;

/** What stands for `{id}`, by the first part of the path. */
const idIn = (path: string, { table, person, club }: Place): string =>
  path.startsWith('/api/people/') ? person : path.startsWith('/api/clubs/') ? club : table;

/** They have nothing to do with any table. */
const ELSEWHERE = /^\/api\/(?:server|games|me\/(?:factors|tokens|reach|blocks|sessions))$/;

/** Every page the server has about these things, found in its own description, so that new ones are asked for too. */
export async function pagesAbout(url: string, place: Place): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  const known = Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || ELSEWHERE.test(path)) return [];
    const query = (get.parameters ?? []).filter(({ in: where, required }) => where === 'query' && required === true);
    const words = query.map(({ name }) => `${name}=3`).join('&');
    const filled = path.replace('{day}', place.day).replace('{game}', place.game).replace('{id}', idIn(path, place));
    return filled.includes('{') ? [] : [`${filled}${words === '' ? '' : `?${words}`}`];
  });
  const best = known.filter((path) => path.includes('/logs/')).map((path) => path.replace(/[^/]*$/, 'best'));
  return [...known, ...best, ...LISTS.map((list) => `/api/tables?list=${list}`)];
}

const LISTS = ['open', 'mine', 'finished'];

/** What this person gets from these pages: status, size and text. */
export async function readPages(
  url: string,
  token: string,
  paths: readonly string[],
  planted: (path: string) => string = () => '',
): Promise<readonly string[]> {
  const read: string[] = [];
  for (const path of paths) {
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = `${await reply.text()}${planted(path)}`;
    read.push(`${path} ${reply.status} ${reply.headers.get('content-length')} ${text}`);
  }
  return read;
}

/** Who is here changes by itself, at most once a second. */
const TRIES = 20;

/** What this person gets from these pages in this truth and in another, read when nothing else changed meanwhile. */
export async function readTwice(
  read: () => Promise<readonly string[]>,
  table: Table,
  other: Table,
): Promise<readonly (readonly [string, string])[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await read();
    const changed = await inAnotherTruth(table, other, read);
    const after = await read();
    if (before.every((page, at) => page === after[at])) return before.map((page, at) => [page, changed[at] ?? '']);
  }
  throw new Error('pages change all the time');
}

/** The server has this table in another truth for as long as the job takes. */
async function inAnotherTruth<T>(table: Table, other: Table, job: () => Promise<T>): Promise<T> {
  const { match, plans } = table;
  Object.assign(table, { match: other.match, plans: other.plans });
  try {
    return await job();
  } finally {
    Object.assign(table, { match, plans });
  }
}
