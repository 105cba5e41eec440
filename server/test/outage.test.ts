import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { freePort } from '@moonstaff/tools/port';
import { startPostgres, type TemporaryPostgres } from '@moonstaff/tools/postgres';
import { databaseEnv, NodeProcess } from '../trials/process.ts';
import { FlakyProxy } from '../trials/proxy.ts';
import { eventually } from './support/eventually.ts';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Recognizes the guarded write that commits a move. */
const isMove = (request: Buffer): boolean => request.includes('moonstaff_') && request.includes('"chat"');

describe('a node that loses PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let proxy: FlakyProxy;
  let server: TestServer;
  before(async () => {
    postgres = await startPostgres();
    const opened = await FlakyProxy.open(postgres.url);
    proxy = opened.proxy;
    server = await testServer(opened.url);
  });
  after(async () => {
    proxy.mode = 'pass';
    await server.close();
    await proxy.close();
    await postgres.stop();
  });

  const events = (name: string): number => server.lines.filter((line) => line.includes(`"event":"${name}"`)).length;

  it('logs it once, closes its sockets, and recovers by itself', async () => {
    const seated = await startedTable(server.url, 2);
    const [anna, bert] = [at(seated.clients, 0), at(seated.clients, 1)];
    for (const mode of ['cut', 'hang'] as const) {
      const [before, errors] = [events('database.away'), server.lines.length];
      proxy.mode = mode;
      // This never reaches the database, but it isn't refused either.
      const said = anna.do({ type: 'chat', text: `during ${mode}` });
      await eventually(() => events('database.away') > before);
      assert.equal(await statusOf(`${server.url}/readyz`), 503, mode);
      assert.equal(await statusOf(`${server.url}/healthz`), 200, mode);
      await eventually(async () => /^moonstaff_sockets 0$/m.test(await (await fetch(`${server.url}/metrics`)).text()));
      assert.equal(events('database.away'), before + 1, mode);
      proxy.mode = 'pass';
      const seq = await said;
      await bert.until((message) => message.seq >= seq);
      await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200);
      const others = server.lines.slice(errors).filter((line) => !/"event":"(database|fanout)\./.test(line));
      assert.deepEqual(others, [], 'nothing else in the log');
    }
    const texts = bert.records.flatMap((record) => (record.kind === 'chat' ? [record.text] : []));
    assert.deepEqual(texts, ['during cut', 'during hang'], 'each once');
    seated.close();
  });

  it('plays on over a slow connection', async () => {
    const seated = await startedTable(server.url, 2);
    proxy.delay = 150;
    const seq = await at(seated.clients, 0).do({ type: 'chat', text: 'slowly' });
    await at(seated.clients, 1).until((message) => message.seq >= seq);
    proxy.delay = 0;
    seated.close();
  });

  it('carries out an unconfirmed commit once, and never refuses it', async () => {
    const seated = await startedTable(server.url, 2);
    const [anna, bert] = [at(seated.clients, 0), at(seated.clients, 1)];
    for (let round = 0; round < 5; round++) {
      const swallowed = proxy.swallowed;
      proxy.swallowReplyTo(isMove);
      const seq = await anna.do({ type: 'chat', text: `round ${round}` });
      assert.ok(proxy.swallowed > swallowed, 'the reply was lost');
      await bert.until((message) => message.seq >= seq);
    }
    // Over HTTP, where there's no socket to close.
    proxy.swallowReplyTo(isMove);
    await at(seated.people, 0).api.command(seated.table, { type: 'chat', text: 'by post' });
    const texts = (await server.store.tables.records(seated.table)).flatMap(({ body }) => {
      const read = JSON.parse(body) as { kind: string; text?: string };
      return read.kind === 'chat' ? [read.text] : [];
    });
    assert.deepEqual(texts, ['round 0', 'round 1', 'round 2', 'round 3', 'round 4', 'by post']);
    seated.close();
  });
});

describe("a node that can't reach PostgreSQL", () => {
  it('stops on request, though its connection hangs in the middle of a command', async () => {
    const postgres = await startPostgres();
    const { proxy, url } = await FlakyProxy.open(postgres.url);
    const node = new NodeProcess(await freePort(), databaseEnv(url));
    await node.start();
    const anna = await newPerson(node.url, 'Anna');
    const open = { kind: 'open' } as const;
    const { table } = await anna.api.openTable({ game: 'sample', seats: [open, open] });
    const client = new TableClient(node.url, anna, table);
    await client.until(() => true);
    proxy.mode = 'hang';
    client.do({ type: 'chat', text: 'is anybody there?' }).catch(() => {});
    await node.kill('SIGTERM');
    client.close();
    await proxy.close();
    await postgres.stop();
  });
});
