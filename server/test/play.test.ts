import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Refused } from '@moonstaff/client';
import { at, replay, seedHash } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { eventually } from './support/eventually.ts';
import { TableClient } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut, startedTable } from './support/table.ts';

describe('play over sockets', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/play.sqlite`);
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('plays a whole game whose log replays to the same end', async () => {
    const seated = await startedTable(server.url, 2);
    await playOut(seated);
    const [first] = seated.people;
    const client = at(seated.clients, 0);
    const { info } = await client.until((message) => message.info.status === 'finished');
    assert.equal(seedHash(info.seed ?? ''), info.seedHash);
    assert.ok((info.outcome?.scores.length ?? 0) === 2);
    const log = await first?.api.log(seated.table);
    assert.ok(log);
    const match = replay(log, [sample]);
    assert.deepEqual(JSON.parse(JSON.stringify(sample.view(match.state as never, 0))), client.last?.play?.view);
    seated.close();
  });

  it('numbers records without gaps, for everyone', async () => {
    const seated = await startedTable(server.url, 2);
    await playOut(seated);
    for (const client of seated.clients) {
      const seqs = client.records.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        seqs.map((_, index) => index + 1),
      );
    }
    seated.close();
  });

  it('confirms what is on disk, even if telling others of it fails', async (t) => {
    const seated = await startedTable(server.url, 2);
    const client = at(seated.clients, 0);
    const counter = t.mock.method(server.metrics.records, 'inc', () => {
      throw new Error('a fault after the commit');
    });
    const seq = await client.do({ type: 'chat', text: 'is this stored?' });
    counter.mock.restore();
    assert.equal((await server.store.tables.records(seated.table)).at(-1)?.seq, seq);
    assert.ok(server.lines.splice(0).some((line) => line.includes('a fault after the commit')));
    seated.close();
  });

  it("carries out a command once, however often it's sent", async () => {
    const seated = await startedTable(server.url, 2);
    const client = at(seated.clients, 0);
    const action = at(client.last?.play?.legal ?? [], 0);
    const seqs = await Promise.all([1, 2, 3].map(() => client.do({ type: 'act', action }, { id: 'the-same-command' })));
    assert.equal(new Set(seqs).size, 1);
    assert.equal(await client.do({ type: 'act', action }, { id: 'the-same-command' }), seqs[0]);
    assert.equal(client.records.filter(({ kind }) => kind === 'entry').length, 1);
    seated.close();
  });

  it('sends exactly the missing records after a reconnect', async () => {
    const seated = await startedTable(server.url, 2);
    const away = new TableClient(server.url, at(seated.people, 1), seated.table);
    await away.until(() => true);
    const have = away.last?.seq ?? 0;
    away.close();
    const client = at(seated.clients, 0);
    await client.do({ type: 'chat', text: 'one' });
    await client.do({ type: 'chat', text: 'two' });
    const back: number[] = [];
    const again = new TableClient(server.url, at(seated.people, 1), seated.table);
    await again.until(({ seq }) => seq >= have + 2);
    again.connection.watch(seated.table, {
      have,
      onTable: ({ records }) => back.push(...records.map(({ seq }) => seq)),
    });
    await client.do({ type: 'chat', text: 'three' });
    await again.connection.command(seated.table, { type: 'chat', text: 'four' });
    await eventually(() => back.length >= 4);
    assert.deepEqual(back, [have + 1, have + 2, have + 3, have + 4]);
    again.close();
    seated.close();
  });

  it('refuses illegal actions without a trace', async () => {
    const seated = await startedTable(server.url, 2);
    const client = at(seated.clients, 0);
    const before = client.last?.seq;
    await assert.rejects(client.do({ type: 'act', action: { type: 'fly' } }), (error: unknown) => {
      return error instanceof Refused && error.phrase.key === 'act.type';
    });
    const state = await seated.people[0]?.api.table(seated.table);
    assert.equal(state?.seq, before);
    seated.close();
  });
});
