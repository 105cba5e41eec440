import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Connection } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { ban, openStore } from '@moonstaff/server/operator';
import { linkOf } from '../src/store/chain.ts';
import { type Databases, postgresDatabases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { somebody, Window } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { playOut, type Seated, startedTable } from './support/table.ts';

describe('several nodes over one PostgreSQL', () => {
  let databases: Databases;
  let nodes: TestServer[];
  let url: string;
  before(async () => {
    databases = await postgresDatabases();
    url = await databases.fresh();
    nodes = await Promise.all([1, 2, 3].map(() => testServer(url)));
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await databases.stop();
  });

  /** A table of three whose people are on a node each. */
  async function spread(): Promise<Seated> {
    const seated = await startedTable(at(nodes, 0).url, 3);
    seated.close();
    const windows = seated.people.map((person, i) => new Window(at(nodes, i).url, person, seated.table));
    await Promise.all(windows.map((window) => window.until(({ play }) => play !== undefined)));
    return {
      ...seated,
      windows,
      close: () => {
        for (const window of windows) window.close();
      },
    };
  }

  it('serve the same table, each to its own', async () => {
    const seated = await spread();
    await playOut(seated);
    const ends = await Promise.all(
      seated.windows.map((window) => window.until(({ info }) => info.status === 'finished')),
    );
    assert.equal(new Set(ends.map(({ seq }) => seq)).size, 1);
    for (const window of seated.windows) {
      const seqs = window.records.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        [...seqs.keys()].map((index) => index + 1),
      );
    }
    seated.close();
  });

  it('know who is at a table on the others', async () => {
    const seated = await startedTable(at(nodes, 0).url, 2);
    const [anna] = seated.windows;
    const elsewhere = new Window(at(nodes, 1).url, at(seated.people, 1), seated.table);
    await elsewhere.untilHere([0, 1]);
    at(seated.windows, 1).close();
    // Still there, by the other window.
    await anna?.do({ type: 'chat', text: 'still there?' });
    await anna?.untilHere([0, 1]);
    elsewhere.close();
    await anna?.untilHere([0]);
    seated.close();
  });

  it('settle races between themselves: nothing is lost and nothing twice', async () => {
    const seated = await spread();
    const said = await Promise.all(
      seated.windows.flatMap((window, player) =>
        Array.from({ length: 10 }, (_, i) => window.do({ type: 'chat', text: `${player} says ${i}` })),
      ),
    ).catch((error: unknown) => error);
    assert.ok(Array.isArray(said), String(said));
    assert.equal(new Set(said).size, 30);
    const last = Math.max(...(said as number[]));
    for (const window of seated.windows) {
      await window.until(({ seq }) => seq >= last);
      const chats = window.records.filter(({ kind }) => kind === 'chat');
      assert.equal(chats.length, 30);
    }
    seated.close();
  });

  it('let all lay their lantern at once, from everywhere', async () => {
    const seated = await spread();
    await Promise.all(
      seated.windows.map((window) => window.do({ type: 'act', action: at(window.last?.play?.legal ?? [], 0) })),
    );
    const { play } = await at(seated.windows, 0).until((message) => message.play?.entries === 3);
    assert.equal(play?.toAct.length, 1);
    seated.close();
  });

  it('notice a plan made on another node', async () => {
    const seated = await spread();
    await Promise.all(
      seated.windows.map((window) => window.do({ type: 'act', action: at(window.last?.play?.legal ?? [], 0) })),
    );
    const { play } = await at(seated.windows, 0).until(
      (message) => message.play?.entries === 3 && message.play.toAct.length === 1,
    );
    const active = at(play?.toAct ?? [], 0);
    const waiting = [0, 1, 2].filter((seat) => seat !== active);
    for (const seat of waiting) await at(seated.windows, seat).do({ type: 'plan', action: { type: 'end' } });
    await at(seated.windows, active).until((message) => (message.play?.legal.length ?? 0) > 0);
    await at(seated.windows, active).do({ type: 'act', action: { type: 'end' } });
    for (const window of seated.windows) {
      await window.until((message) => message.play?.entries === 6);
      assert.equal(window.records.filter((record) => record.kind === 'entry' && record.cause === 'plan').length, 2);
    }
    seated.close();
  });

  it('give a bot’s turn to one of them', async () => {
    const anna = await somebody(at(nodes, 0).url, 'Anna');
    const open = { kind: 'open' } as const;
    const bot = { kind: 'bot', level: 'random' } as const;
    const { table } = await anna.api.openTable({ game: 'sample', seats: [open, bot, bot, bot] });
    await anna.api.command(table, { type: 'start' });
    const window = new Window(at(nodes, 2).url, anna, table);
    await playOut({ table, invite: '', people: [], windows: [window], close: () => {} });
    const { info } = await window.until((message) => message.info.status === 'finished');
    assert.equal(info.reason, 'played');
    window.close();
  });

  it('sign a person out on all of them', async (t) => {
    const anna = await somebody(at(nodes, 0).url, 'Anna');
    const statuses: string[] = [];
    const onStatus = (status: string): void => {
      statuses.push(status);
    };
    const connection = new Connection({ url: at(nodes, 2).url, token: anna.token, onStatus });
    t.after(() => connection.close());
    await eventually(() => statuses.includes('connected'));
    await fetch(`${at(nodes, 0).url}/api/sign-out-everywhere`, { method: 'POST', headers: { cookie: anna.cookie } });
    await eventually(() => statuses.includes('waiting'));
  });

  it('close the sockets of somebody the operator bans', async (t) => {
    const banned = await somebody(at(nodes, 0).url, 'Bandit');
    const windows = nodes.map((node) => {
      const statuses: string[] = [];
      const onStatus = (status: string): number => statuses.push(status);
      const connection = new Connection({ url: node.url, token: banned.token, onStatus });
      t.after(() => connection.close());
      return statuses;
    });
    await eventually(() => windows.every((statuses) => statuses.includes('connected')));
    // As from the command line: past all servers.
    const store = await openStore(url);
    await ban(store, banned.id);
    await store.close();
    await eventually(() => windows.every((statuses) => statuses.includes('waiting')));
  });

  it('find by looking what a lost notification did not tell', async () => {
    const url = await databases.fresh();
    const [speaks, listens] = [await testServer(url), await testServer(url, { lookEvery: 100 })];
    const seated = await startedTable(speaks.url, 2);
    const window = new Window(listens.url, at(seated.people, 0), seated.table);
    await window.until(({ play }) => play !== undefined);
    // Written past all servers, as by a node that died before it could tell.
    const [last] = (await speaks.store.tables.records(seated.table)).slice(-1);
    assert.ok(last);
    const seq = last.seq + 1;
    const body = JSON.stringify({
      kind: 'chat',
      person: at(seated.people, 1).id,
      name: 'Player 2',
      text: 'my last words',
    });
    const table = seated.table;
    await speaks.store.sql.commit([
      {
        text: 'INSERT INTO records (table_id, seq, at, body, link) VALUES ($1, $2, $3, $4, $5)',
        values: [table, seq, last.at, body, linkOf(table, last.link ?? '', { seq, at: last.at, body })],
      },
      { text: 'UPDATE tables SET seq = $2 WHERE id = $1', values: [table, seq] },
    ]);
    await window.until((message) => message.seq === seq);
    window.close();
    seated.close();
    await speaks.close();
    await listens.close();
  });
});
