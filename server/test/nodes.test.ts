import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ServerConnection } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { ban, openStore } from '@moonstaff/server/operator';
import { linkOf } from '../src/store/chain.ts';
import { type Databases, postgresDatabases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { playOut, type StartedTable, startedTable } from './support/table.ts';

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

  /** A table of three people, each on a different node. */
  async function spread(): Promise<StartedTable> {
    const seated = await startedTable(at(nodes, 0).url, 3);
    seated.close();
    const clients = seated.people.map((person, i) => new TableClient(at(nodes, i).url, person, seated.table));
    await Promise.all(clients.map((client) => client.until(({ play }) => play !== undefined)));
    return {
      ...seated,
      clients,
      close: () => {
        for (const client of clients) client.close();
      },
    };
  }

  it('serve the same table to people on different nodes', async () => {
    const seated = await spread();
    await playOut(seated);
    const ends = await Promise.all(
      seated.clients.map((client) => client.until(({ info }) => info.status === 'finished')),
    );
    assert.equal(new Set(ends.map(({ seq }) => seq)).size, 1);
    for (const client of seated.clients) {
      const seqs = client.records.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        [...seqs.keys()].map((index) => index + 1),
      );
    }
    seated.close();
  });

  it('know who is at a table on other nodes', async () => {
    const seated = await startedTable(at(nodes, 0).url, 2);
    const [anna] = seated.clients;
    const elsewhere = new TableClient(at(nodes, 1).url, at(seated.people, 1), seated.table);
    await elsewhere.untilHere([0, 1]);
    at(seated.clients, 1).close();
    // Still there, with the other client.
    await anna?.do({ type: 'chat', text: 'still there?' });
    await anna?.untilHere([0, 1]);
    elsewhere.close();
    await anna?.untilHere([0]);
    seated.close();
  });

  it('settle races: nothing is lost and nothing happens twice', async () => {
    const seated = await spread();
    const said = await Promise.all(
      seated.clients.flatMap((client, player) =>
        Array.from({ length: 10 }, (_, i) => client.do({ type: 'chat', text: `${player} says ${i}` })),
      ),
    ).catch((error: unknown) => error);
    assert.ok(Array.isArray(said), String(said));
    assert.equal(new Set(said).size, 30);
    const last = Math.max(...(said as number[]));
    for (const client of seated.clients) {
      await client.until(({ seq }) => seq >= last);
      const chats = client.records.filter(({ kind }) => kind === 'chat');
      assert.equal(chats.length, 30);
    }
    seated.close();
  });

  it('let everyone act at once from different nodes', async () => {
    const seated = await spread();
    await Promise.all(
      seated.clients.map((client) => client.do({ type: 'act', action: at(client.last?.play?.legal ?? [], 0) })),
    );
    const { play } = await at(seated.clients, 0).until((message) => message.play?.entries === 3);
    assert.equal(play?.toAct.length, 1);
    seated.close();
  });

  it('notice a plan made on another node', async () => {
    const seated = await spread();
    await Promise.all(
      seated.clients.map((client) => client.do({ type: 'act', action: at(client.last?.play?.legal ?? [], 0) })),
    );
    const { play } = await at(seated.clients, 0).until(
      (message) => message.play?.entries === 3 && message.play.toAct.length === 1,
    );
    const active = at(play?.toAct ?? [], 0);
    const waiting = [0, 1, 2].filter((seat) => seat !== active);
    for (const seat of waiting) await at(seated.clients, seat).do({ type: 'plan', action: { type: 'end' } });
    await at(seated.clients, active).until((message) => (message.play?.legal.length ?? 0) > 0);
    await at(seated.clients, active).do({ type: 'act', action: { type: 'end' } });
    for (const client of seated.clients) {
      await client.until((message) => message.play?.entries === 6);
      assert.equal(client.records.filter((record) => record.kind === 'entry' && record.cause === 'plan').length, 2);
    }
    seated.close();
  });

  it("let only one node play a bot's turn", async () => {
    const anna = await newPerson(at(nodes, 0).url, 'Anna');
    const open = { kind: 'open' } as const;
    const bot = { kind: 'bot', level: 'random' } as const;
    const { table } = await anna.api.openTable({ game: 'sample', seats: [open, bot, bot, bot] });
    await anna.api.command(table, { type: 'start' });
    const client = new TableClient(at(nodes, 2).url, anna, table);
    await playOut({ table, invite: '', people: [], clients: [client], close: () => {} });
    const { info } = await client.until((message) => message.info.status === 'finished');
    assert.equal(info.reason, 'played');
    client.close();
  });

  it('sign a person out on all nodes', async (t) => {
    const anna = await newPerson(at(nodes, 0).url, 'Anna');
    const statuses: string[] = [];
    const onStatus = (status: string): void => {
      statuses.push(status);
    };
    const connection = new ServerConnection({ url: at(nodes, 2).url, token: anna.token, onStatus });
    t.after(() => connection.close());
    await eventually(() => statuses.includes('connected'));
    await fetch(`${at(nodes, 0).url}/api/sign-out-everywhere`, { method: 'POST', headers: { cookie: anna.cookie } });
    await eventually(() => statuses.includes('waiting'));
  });

  it('close the sockets of a banned person', async (t) => {
    const banned = await newPerson(at(nodes, 0).url, 'Bandit');
    const clients = nodes.map((node) => {
      const statuses: string[] = [];
      const onStatus = (status: string): number => statuses.push(status);
      const connection = new ServerConnection({ url: node.url, token: banned.token, onStatus });
      t.after(() => connection.close());
      return statuses;
    });
    await eventually(() => clients.every((statuses) => statuses.includes('connected')));
    // Directly in the database, as from the command line.
    const store = await openStore(url);
    await ban(store, banned.id);
    await store.close();
    await eventually(() => clients.every((statuses) => statuses.includes('waiting')));
  });

  it('find records by polling if a notification got lost', async () => {
    const url = await databases.fresh();
    const [writer, reader] = [await testServer(url), await testServer(url, { pollEvery: 100 })];
    const seated = await startedTable(writer.url, 2);
    const client = new TableClient(reader.url, at(seated.people, 0), seated.table);
    await client.until(({ play }) => play !== undefined);
    // Written directly, like a node that died before it could publish.
    const [last] = (await writer.store.tables.records(seated.table)).slice(-1);
    assert.ok(last);
    const seq = last.seq + 1;
    const body = JSON.stringify({
      kind: 'chat',
      person: at(seated.people, 1).id,
      name: 'Player 2',
      text: 'my last words',
    });
    const table = seated.table;
    await writer.store.sql.commit([
      {
        text: 'INSERT INTO records (table_id, seq, at, body, link) VALUES ($1, $2, $3, $4, $5)',
        values: [table, seq, last.at, body, linkOf(table, last.link ?? '', { seq, at: last.at, body })],
      },
      { text: 'UPDATE tables SET seq = $2 WHERE id = $1', values: [table, seq] },
    ]);
    await client.until((message) => message.seq === seq);
    client.close();
    seated.close();
    await writer.close();
    await reader.close();
  });
});
