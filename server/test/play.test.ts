import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Refused } from '@moonstaff/client';
import { at, replay, seedHash } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { eventually } from './support/eventually.ts';
import { Window } from './support/people.ts';
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

  it('plays a whole game, and its log replays to the same end', async () => {
    const seated = await startedTable(server.url, 2);
    await playOut(seated);
    const [first] = seated.people;
    const window = at(seated.windows, 0);
    const { info } = await window.until((message) => message.info.status === 'finished');
    assert.equal(seedHash(info.seed ?? ''), info.seedHash);
    assert.ok((info.outcome?.scores.length ?? 0) === 2);
    const log = await first?.api.log(seated.table);
    assert.ok(log);
    const match = replay(log, [sample]);
    assert.deepEqual(JSON.parse(JSON.stringify(sample.view(match.state as never, 0))), window.last?.play?.view);
    seated.close();
  });

  it('numbers every record once, without gaps, for everybody', async () => {
    const seated = await startedTable(server.url, 2);
    await playOut(seated);
    for (const window of seated.windows) {
      const seqs = window.records.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        seqs.map((_, index) => index + 1),
      );
    }
    seated.close();
  });

  it('does a command once, however often it is sent', async () => {
    const seated = await startedTable(server.url, 2);
    const window = at(seated.windows, 0);
    const action = at(window.last?.play?.legal ?? [], 0);
    const seqs = await Promise.all([1, 2, 3].map(() => window.do({ type: 'act', action }, { id: 'the-same-command' })));
    assert.equal(new Set(seqs).size, 1);
    assert.equal(await window.do({ type: 'act', action }, { id: 'the-same-command' }), seqs[0]);
    assert.equal(window.records.filter(({ kind }) => kind === 'entry').length, 1);
    seated.close();
  });

  it('gives whoever comes back exactly what is missing', async () => {
    const seated = await startedTable(server.url, 2);
    const away = new Window(server.url, at(seated.people, 1), seated.table);
    await away.until(() => true);
    const have = away.last?.seq ?? 0;
    away.close();
    const window = at(seated.windows, 0);
    await window.do({ type: 'chat', text: 'one' });
    await window.do({ type: 'chat', text: 'two' });
    const back: number[] = [];
    const again = new Window(server.url, at(seated.people, 1), seated.table);
    await again.until(({ seq }) => seq >= have + 2);
    again.connection.watch(seated.table, {
      have,
      onTable: ({ records }) => back.push(...records.map(({ seq }) => seq)),
    });
    await window.do({ type: 'chat', text: 'three' });
    await again.connection.command(seated.table, { type: 'chat', text: 'four' });
    await eventually(() => back.length >= 4);
    assert.deepEqual(back, [have + 1, have + 2, have + 3, have + 4]);
    again.close();
    seated.close();
  });

  it('refuses what is not legal, and leaves no trace', async () => {
    const seated = await startedTable(server.url, 2);
    const window = at(seated.windows, 0);
    const before = window.last?.seq;
    await assert.rejects(window.do({ type: 'act', action: { type: 'fly' } }), (error: unknown) => {
      return error instanceof Refused && error.phrase.key === 'act.type';
    });
    const state = await seated.people[0]?.api.table(seated.table);
    assert.equal(state?.seq, before);
    seated.close();
  });
});
