import type { Table } from '../src/table/table.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
}

interface Description {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}

/** Every page the server has about a table, found in its own description, so that new ones are asked for too. */
export async function pagesAbout(url: string, table: string): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    const places = parameters.filter((parameter) => parameter.in === 'path');
    if (get === undefined || places.length !== 1 || !path.startsWith('/api/tables/')) return [];
    const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
    const words = query.map(({ name }) => `${name}=3`).join('&');
    return [`${path.replace(/\{\w+\}/, table)}${words === '' ? '' : `?${words}`}`];
  });
}

/** What this person gets from these pages: status, size and text. */
export async function readPages(url: string, token: string, paths: readonly string[]): Promise<readonly string[]> {
  const read: string[] = [];
  for (const path of paths) {
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    read.push(`${path} ${reply.status} ${reply.headers.get('content-length')} ${await reply.text()}`);
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
