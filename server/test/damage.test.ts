import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { checkChains } from '../src/operator/chains.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { type TestServer, testServer } from './support/server.ts';
import { type StartedTable, startedTable } from './support/table.ts';

for (const { kind, open } of DATABASES) {
  describe(`a table with damaged records, on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    before(async () => {
      databases = await open();
      server = await testServer(await databases.fresh());
    });
    after(async () => {
      await server.close();
      await databases.stop();
    });

    async function damaged(statement: string): Promise<StartedTable> {
      const seated = await startedTable(server.url, 2);
      await at(seated.clients, 0).do({ type: 'chat', text: 'all is well' });
      await server.store.sql.commit([{ text: statement, values: [seated.table] }]);
      await server.liveTables.refresh(seated.table).catch(() => {});
      return seated;
    }

    for (const [what, statement, seq] of [
      ['a record is missing', 'DELETE FROM records WHERE table_id = $1 AND seq = 3', 3],
      ['the last record is missing', 'DELETE FROM records WHERE table_id = $1 AND seq = 6', 6],
      ['a word was changed', `UPDATE records SET body = REPLACE(body, 'well', 'hell') WHERE table_id = $1`, 6],
      ['a time was changed', 'UPDATE records SET at = at + 1 WHERE table_id = $1 AND seq = 2', 2],
      ['a link is gone', 'UPDATE records SET link = NULL WHERE table_id = $1 AND seq = 4', 4],
    ] as const) {
      it(`is refused and logged if ${what}`, async () => {
        const seated = await damaged(statement);
        const { api } = at(seated.people, 0);
        for (let i = 0; i < 3; i++)
          await assert.rejects(api.table(seated.table), new RegExp(`server\\.table\\.damaged {"seq":${seq}}`));
        const lines = server.lines.filter((line) => line.includes('table.damaged') && line.includes(seated.table));
        assert.equal(lines.length, 1, 'once in the log');
        assert.match(at(lines, 0), new RegExp(`"seq":${seq}\\b`));
        seated.close();
      });
    }

    it('is no fault of the server, however many come and go', async () => {
      const broken = await damaged('DELETE FROM records WHERE table_id = $1 AND seq = 6');
      const whole = await startedTable(server.url, 2);
      for (const { clients } of [broken, whole]) at(clients, 0).close();
      await eventually(() => server.liveTables.peopleAt(broken.table).size === 1);
      await at(whole.clients, 1).untilHere([1]);
      await server.liveTables.poll();
      assert.ok(!server.lines.some((line) => /host\.failed|timer\.failed/.test(line)), server.lines.join('\n'));
      for (const seated of [broken, whole]) seated.close();
    });

    it("is found by the doctor's check, and the others aren't", async () => {
      const whole = await startedTable(server.url, 2);
      const broken = await damaged('DELETE FROM records WHERE table_id = $1 AND seq = 3');
      const cut = await damaged('DELETE FROM records WHERE table_id = $1 AND seq = 6');
      const { tables, damaged: found } = await checkChains(server.store);
      const seqOf = (table: string): number | undefined => found.find((each) => each.table === table)?.seq;
      assert.ok(tables >= 3);
      assert.deepEqual(
        [whole, broken, cut].map(({ table }) => seqOf(table)),
        [undefined, 3, 6],
      );
      for (const seated of [whole, broken, cut]) seated.close();
    });

    it('may lack links up to where an earlier version wrote it', async () => {
      const seated = await startedTable(server.url, 2);
      const { table } = seated;
      await server.store.sql.commit([
        { text: 'UPDATE records SET link = NULL WHERE table_id = $1', values: [table] },
        { text: 'UPDATE tables SET link = NULL, linked_after = seq WHERE id = $1', values: [table] },
      ]);
      await server.liveTables.refresh(table);
      await at(seated.clients, 0).do({ type: 'chat', text: 'after the upgrade' });
      await server.liveTables.refresh(table);
      assert.ok(await at(seated.people, 0).api.table(table));
      const last = (await server.store.tables.records(table)).at(-1);
      assert.ok(last?.link !== undefined);
      // The first link after them covers the records of the earlier version.
      await server.store.sql.commit([
        { text: 'UPDATE records SET at = at + 1 WHERE table_id = $1 AND seq = 2', values: [table] },
      ]);
      await server.liveTables.refresh(table).catch(() => {});
      await assert.rejects(at(seated.people, 0).api.table(table), /server\.table\.damaged/);
      seated.close();
    });
  });
}
