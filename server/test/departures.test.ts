import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { checkChains } from '../src/operator/chains.ts';
import { eraseName } from '../src/people/erase.ts';
import { linkRecords, openStore, type StoredRecord } from '../src/store/index.ts';
import { DATABASES } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { testServer } from './support/server.ts';

const open = { kind: 'open' } as const;
const TABLES = 45;
const PLENTY = { burst: 1000, perSecond: 1000 };

for (const { kind, open: openDatabases } of DATABASES) {
  describe(`deleting a person with many tables, on ${kind}`, () => {
    it('signs them out at once and erases them table by table, even across a restart', async (t) => {
      const databases = await openDatabases();
      t.after(() => databases.stop());
      const where = await databases.fresh();
      const first = await testServer(where, { limits: { hostedTables: 1000, chat: PLENTY } });
      const [anna, bert] = [await newPerson(first.url, 'Anna Notrace'), await newPerson(first.url, 'Bert')];
      const tables: string[] = [];
      for (let i = 0; i < TABLES; i++) {
        const { table } = await anna.api.openTable({ game: 'sample', seats: [open, open], public: true });
        if (i % 3 === 0) await bert.api.command(table, { type: 'sit' });
        await anna.api.command(table, { type: 'chat', text: `secret ${i}` });
        tables.push(table);
      }
      await anna.api.deleteMe();
      await assert.rejects(anna.api.me(), /server\.person\.unknown/);
      assert.ok(await bert.api.tables('mine'), 'others are served in the meantime');
      await first.close();
      // Half a day later, the other node's lease is over.
      const later = Date.now() + 43_200_000;
      const second = await testServer(where, { now: () => later });
      second.departures.start();
      await eventually(async () => (await second.store.people.byId(anna.id)) === undefined);
      const everything = JSON.stringify([
        await second.store.sql.read('SELECT * FROM records'),
        await second.store.sql.read('SELECT * FROM tables'),
        await second.store.sql.read('SELECT * FROM people'),
        await second.store.sql.read('SELECT * FROM leaving'),
      ]);
      assert.doesNotMatch(everything, /Notrace|secret \d/);
      for (const table of tables)
        assert.ok((await second.liveTables.table(table)).link, 'its records are linked again');
      assert.ok(!second.lines.some((line) => line.includes('damaged')));
      await second.close();
    });

    it('is taken up again when the lease is over, or is from before the clock was set back', async (t) => {
      const databases = await openDatabases();
      t.after(() => databases.stop());
      const store = await openStore(await databases.fresh());
      await store.people.leave('nobody');
      const take = async (now: number): Promise<boolean> =>
        (await store.people.takeLeaver(now, now + 10)) !== undefined;
      assert.deepEqual([await take(1000), await take(1005), await take(1010)], [true, false, true]);
      assert.deepEqual([await take(500), await take(505)], [true, false]);
      await store.close();
    });

    it('rewrites a long table a page at a time, readable after every page, while others write there', async (t) => {
      const databases = await openDatabases();
      t.after(() => databases.stop());
      const server = await testServer(await databases.fresh());
      t.after(() => server.close());
      const { store, liveTables } = server;
      const [anna, bert] = [await newPerson(server.url, 'Anna Notrace'), await newPerson(server.url, 'Bert')];
      const { table } = await anna.api.openTable({ game: 'sample', seats: [open, open], public: true });
      await bert.api.command(table, { type: 'sit' });
      const talk = (person: string, times: number): Promise<void> =>
        liveTables.note(table, (draft) => {
          for (let i = 0; i < times; i++) draft.push({ kind: 'chat', person, name: 'Notrace', text: `secret ${i}` });
          return true;
        });
      await talk(anna.id, 300);
      await talk(bert.id, 300);
      await talk(anna.id, 300);
      // The server notes the sender of a command, not of what it writes itself.
      const own = `UPDATE records SET sender = $2 WHERE table_id = $1 AND body LIKE '%' || $2 || '%' AND sender IS NULL`;
      for (const { id } of [anna, bert]) await store.sql.commit([{ text: own, values: [table, id] }]);
      await store.tables.rewrite(at(await store.tables.rows([table]), 0), await linked(table), {
        link: (await linked(table)).at(-1)?.link ?? '',
      });
      await liveTables.refresh(table);
      assert.deepEqual((await checkChains(store)).damaged, []);

      async function linked(id: string): Promise<readonly StoredRecord[]> {
        return linkRecords(id, '', await store.tables.records(id));
      }

      const rewrite = store.tables.rewrite.bind(store.tables);
      const sizes: number[] = [];
      /** After every page, somebody else reads the table and says something. */
      store.tables.rewrite = async (row, records, upTo) => {
        const done = await rewrite(row, records, upTo);
        sizes.push(records.length);
        if (sizes.length === 2) throw new Error('the node stops here');
        assert.deepEqual((await checkChains(store)).damaged, []);
        await liveTables.refresh(table);
        if (sizes.length < 6) await bert.api.command(table, { type: 'chat', text: `meanwhile ${sizes.length}` });
        return done;
      };
      await assert.rejects(eraseName(store, anna.id, table), /stops here/);
      assert.ok((await store.tables.row(table))?.seam, 'it was stopped halfway');
      assert.deepEqual((await checkChains(store)).damaged, []);
      await liveTables.refresh(table);
      await eraseName(store, anna.id, table);
      store.tables.rewrite = rewrite;
      assert.ok(sizes.length >= 4 && Math.max(...sizes) <= 250, sizes.join());
      assert.equal((await store.tables.row(table))?.seam, undefined);
      assert.deepEqual((await checkChains(store)).damaged, []);
      const records = await store.tables.records(table);
      const ofAnna = records.filter(({ sender }) => sender === anna.id);
      assert.ok(ofAnna.length > 600);
      assert.doesNotMatch(JSON.stringify(ofAnna), /Notrace|secret/);
      assert.equal(records.filter(({ body }) => body.includes('secret')).length, 300, "the others' lines stay");
      assert.ok(records.some(({ body }) => body.includes('meanwhile')));
      await liveTables.refresh(table);
      await bert.api.command(table, { type: 'chat', text: 'and on it goes' });
      await liveTables.refresh(table);
      assert.deepEqual((await checkChains(store)).damaged, []);
      assert.ok(!server.lines.some((line) => line.includes('damaged')), server.lines.join('\n'));
    });
  });
}
