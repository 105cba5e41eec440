import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Api, LONGEST_NAME, nameFault } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { DATABASES, type Databases } from './support/databases.ts';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { playOut, startedTable } from './support/table.ts';

const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

const BAD = [
  ['', 'blank'],
  [' \u00A0\u2003 ', 'blank'],
  ['\u3164', 'blank'],
  ['\u2800\u2800', 'blank'],
  ['A'.repeat(500), 'long'],
  ['A'.repeat(LONGEST_NAME + 1), 'long'],
  ['\u202Eanna', 'signs'],
  ['an\u200Bna', 'signs'],
  ['Anna\u2066', 'signs'],
  ['An\nna', 'signs'],
  [`A${'\u0301'.repeat(9)}`, 'signs'],
] as const;

it('a name needs something to see, has an end, and plays no tricks', () => {
  for (const [name, fault] of BAD) assert.equal(nameFault(name), fault, JSON.stringify(name));
  for (const name of ['Łucja', 'Zoë 2', '李', 'Анна', 'שירה', '★', '  Änna  ', 'A'.repeat(LONGEST_NAME)]) {
    assert.equal(nameFault(name), undefined, name);
  }
});

for (const { kind, open } of DATABASES) {
  describe(`names, on ${kind}`, () => {
    let databases: Databases;
    let nodes: TestServer[];
    before(async () => {
      databases = await open();
      const url = await databases.fresh();
      nodes = [await testServer(url)];
      if (kind === 'postgres') nodes.push(await testServer(url));
    });
    after(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await databases.stop();
    });

    it('that are bad get an answer that says why, when joining and when changing', async () => {
      const { url } = at(nodes, 0);
      const anna = await newPerson(url, 'Anna');
      for (const [name, fault] of BAD) {
        await assert.rejects(new Api({ url }).guest(name), refusedWith(`server.name.${fault}`), JSON.stringify(name));
        await assert.rejects(anna.api.changeMe({ name }), refusedWith(`server.name.${fault}`), JSON.stringify(name));
      }
      assert.equal((await anna.api.changeMe({ name: '  Anna   Maria ' })).name, 'Anna Maria');
    });

    it('change at once at every table, in chat and in lists, whichever node somebody is on', async () => {
      const [first, last] = [at(nodes, 0), at(nodes, nodes.length - 1)];
      const seated = await startedTable(first.url, 2);
      const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
      const watching = new TableClient(last.url, bert, seated.table);
      await watching.until(({ play }) => play !== undefined);
      await at(seated.clients, 0).do({ type: 'chat', text: 'before' });
      await anna.api.changeMe({ name: 'Ilka' });
      const seen = await watching.until(({ info }) => JSON.stringify(info.seats).includes('Ilka'));
      assert.ok(!JSON.stringify(seen.info.seats).includes('Player 1'));
      // The same socket speaks under the new name.
      await at(seated.clients, 0).do({ type: 'chat', text: 'after' });
      await watching.until(() => watching.records.some((record) => record.kind === 'chat' && record.text === 'after'));
      const spoken = watching.records.filter((record) => record.kind === 'chat');
      assert.equal(spoken.at(-1)?.name, 'Ilka');
      // Somebody who opens the table now finds the new name everywhere.
      const late = new TableClient(last.url, bert, seated.table);
      await late.until(({ play }) => play !== undefined);
      assert.ok(!JSON.stringify(late.records).includes('Player 1'));
      const [listed] = await bert.api.tables('mine');
      assert.match(JSON.stringify(listed?.seats), /Ilka/);
      for (const client of [watching, late]) client.close();
      seated.close();
    });

    it('change in the history too', async () => {
      const { url } = at(nodes, 0);
      const seated = await startedTable(url, 2);
      await playOut(seated);
      seated.close();
      await at(seated.people, 0).api.changeMe({ name: 'Juno' });
      const [finished] = await at(seated.people, 1).api.tables('finished');
      assert.match(JSON.stringify(finished?.seats), /Juno/);
      assert.match(JSON.stringify((await at(seated.people, 1).api.table(seated.table)).info.seats), /Juno/);
    });
  });
}
