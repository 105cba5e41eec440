import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Api, Refused } from '@moonstaff/client';
import { isKnown, setKnown } from '../src/table/server/known.ts';
import { myTables, NO_TABLES } from '../src/table/server/mine.ts';
import { enterAs, reasonOf, whoAmI } from '../src/table/server/open.ts';
import { MemoryStorage } from './support/storage.ts';

const ME = { id: 'P'.repeat(22), name: 'Ilka', emailConfirmed: false };

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const refusal = (status: number, key: string): Response =>
  answer(status, { type: `urn:moonstaff:${key}`, title: key, status, phrase: { key, args: {} } });

/** A server that says this of who one is, and takes every guest; and what it was asked. */
function serverSaying(me: () => Response): { readonly api: Api; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const api = new Api({
    fetch: async (path, options) => {
      asked.push(`${options?.method} ${path}`);
      return path === '/api/guest' ? answer(200, ME) : me();
    },
  });
  return { api, asked };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
});

test('somebody the server doesn’t know comes in as a guest, under the name they chose', async () => {
  const { api, asked } = serverSaying(() => refusal(401, 'server.person.unknown'));
  assert.equal((await enterAs(api, 'Ilka')).name, 'Ilka');
  assert.deepEqual(asked, ['GET /api/me', 'POST /api/guest']);
  assert.ok(isKnown());
});

test('somebody the server knows stays who they are, under the name they chose', async () => {
  const { api, asked } = serverSaying(() => answer(200, ME));
  await enterAs(api, 'Ilka');
  assert.deepEqual(asked, ['GET /api/me']);
  await enterAs(api, 'Lena');
  assert.deepEqual(asked.slice(1), ['GET /api/me', 'PATCH /api/me']);
});

test('looking doesn’t make anybody a guest', async () => {
  const { api, asked } = serverSaying(() => refusal(401, 'server.person.unknown'));
  assert.equal(await whoAmI(api), undefined);
  assert.deepEqual(asked, ['GET /api/me']);
  assert.ok(!isKnown());
});

test('a server of another version says so', async () => {
  const { api } = serverSaying(() => answer(200, { id: 5 }));
  const failed = await whoAmI(api).catch((error: unknown) => error);
  assert.equal(reasonOf(failed).key, 'trouble.version');
});

const PASSING: readonly [string, () => Response, string][] = [
  ['asked too often', () => refusal(429, 'server.limit.rate'), 'server.limit.rate'],
  ['a fault of the server', () => refusal(500, 'server.error'), 'server.error'],
  ['a server behind its gate is down', () => new Response('Bad Gateway', { status: 502 }), 'trouble.server'],
  ['a gate that holds one up', () => new Response('Too Many Requests', { status: 429 }), 'trouble.server'],
  ['a lost line', () => Promise.reject(new TypeError('fetch failed')) as never, 'trouble.server'],
  ['a page without a server', () => new Response('', { status: 404 }), 'web.noServer'],
  ['a page whose host answers everything', () => new Response('<!doctype html>'), 'web.noServer'],
];

for (const [what, me, told] of PASSING) {
  test(`${what} makes nobody a stranger, and the page says so`, async () => {
    const { api, asked } = serverSaying(me);
    const failed = await enterAs(api, 'Ilka').catch((error: unknown) => error);
    assert.equal(reasonOf(failed).key, told);
    assert.deepEqual(asked, ['GET /api/me'], 'no guest who would take the place of the one there is');
  });
}

test('only a server that does not know me makes the page forget that I have tables there', async (t) => {
  const says = (response: Response | Error) =>
    t.mock.method(globalThis, 'fetch', async () => (response instanceof Error ? Promise.reject(response) : response));
  for (const passing of [refusal(429, 'server.limit.rate'), refusal(500, 'server.error'), new TypeError('lost')]) {
    setKnown(true);
    says(passing);
    assert.deepEqual(await myTables(new Api()), NO_TABLES);
    assert.ok(isKnown());
  }
  says(refusal(401, 'server.person.unknown'));
  assert.deepEqual(await myTables(new Api()), NO_TABLES);
  assert.ok(!isKnown());
});

test('a refusal says why', () => {
  const why = { key: 'server.table.none', args: {} };
  assert.deepEqual(reasonOf(new Refused(why)), why);
});
