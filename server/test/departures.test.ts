import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
  });
}
