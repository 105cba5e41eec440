import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openStore, type Store } from '../src/store/index.ts';
import { LISTS } from '../src/store/tables.ts';
import { manyTables } from '../trials/many-tables.ts';
import { DATABASES, type Databases } from './support/databases.ts';

/** With 125,000 tables: `npm run lists`. */
const MANY = { tables: 20_000, people: 400 };

const VALUES = {
  open: [100],
  mine: ['person-7', '%,person-7,%', 100],
  finished: ['person-7', Number.MAX_SAFE_INTEGER, 100],
  hosted: ['person-7'],
  byInvite: ['invite-7'],
} as const;

const INDEX = {
  open: /tables_listed/,
  mine: /seats_listed/,
  finished: /seats_listed/,
  hosted: /tables_host/,
  byInvite: /tables_invite/,
} as const;

for (const { kind, open } of DATABASES) {
  describe(`lists with very many tables, on ${kind}`, () => {
    let databases: Databases;
    let store: Store;
    before(async () => {
      databases = await open();
      store = await openStore(await databases.fresh());
      await manyTables(store.sql, MANY);
    });
    after(async () => {
      await store.close();
      await databases.stop();
    });

    for (const list of ['open', 'mine', 'finished', 'hosted', 'byInvite'] as const) {
      it(`${list}: uses an index and never scans a whole table`, async () => {
        const explain = kind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
        const rows = await store.sql.read(`${explain} ${LISTS[list]}`, VALUES[list]);
        const plan = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
        assert.match(plan, INDEX[list]);
        assert.doesNotMatch(plan, /SCAN (t|s|tables|seats)\b|Seq Scan/, plan);
      });
    }

    it('contain the right tables in the right order', async () => {
      const open = await store.tables.open(100);
      assert.equal(open.length, 100);
      assert.ok(open.every((row) => row.public && row.status === 'open'));
      const mine = await store.tables.mine('person-7', 100);
      assert.ok(mine.length > 0 && mine.every(({ status }) => status === 'open' || status === 'playing'));
      const finished = await store.tables.finished('person-7', 30, Number.MAX_SAFE_INTEGER);
      assert.equal(finished.length, 30);
      const times = finished.map(({ changedAt }) => changedAt);
      assert.deepEqual(
        times,
        [...times].sort((a, b) => b - a),
      );
      const next = await store.tables.finished('person-7', 30, times.at(-1) ?? 0);
      assert.ok(next.every(({ changedAt }) => changedAt < (times.at(-1) ?? 0)));
      assert.deepEqual(await store.tables.finished('nobody', 30, Number.MAX_SAFE_INTEGER), []);
    });
  });
}
