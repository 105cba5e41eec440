import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newPerson } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';

describe('tables in memory', () => {
  it('are no more than the limit: those unused for longest go, and come back when they are wanted', async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    const server = await testServer(`${folder.path}/memory.sqlite`, {
      limits: { tablesInMemory: 10, hostedTables: 100 },
    });
    const anna = await newPerson(server.url, 'Anna');
    const open = { kind: 'open' } as const;
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) {
      const { table } = await anna.api.openTable({ game: 'sample', seats: [open, open] });
      ids.push(table);
      assert.equal((await anna.api.table(table)).info.status, 'open');
      assert.ok(server.liveTables.sizes.loaded <= 11, `${server.liveTables.sizes.loaded} tables in memory`);
    }
    for (const id of ids.slice(0, 5)) assert.equal((await anna.api.table(id)).table, id);
    await server.close();
  });
});
