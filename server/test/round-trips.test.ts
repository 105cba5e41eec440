import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { FlakyProxy } from '../trials/proxy.ts';
import { type Databases, postgresDatabases } from './support/databases.ts';
import { TableClient } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const ALL_DAY = 86_400_000;
const chat = { burst: 1000, perSecond: 1000 };

/** Polling is off, so only moves reach the database. */
describe('what a move costs on PostgreSQL', () => {
  let databases: Databases;
  let proxies: FlakyProxy[];
  let nodes: TestServer[];
  before(async () => {
    databases = await postgresDatabases();
    const url = await databases.fresh();
    const opened = await Promise.all([1, 2].map(() => FlakyProxy.open(url)));
    proxies = opened.map(({ proxy }) => proxy);
    nodes = await Promise.all(opened.map((each) => testServer(each.url, { pollEvery: ALL_DAY, limits: { chat } })));
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await databases.stop();
  });

  /** Round trips of each node to the database during this work. */
  async function cost(work: () => Promise<unknown>): Promise<readonly number[]> {
    const before = proxies.map((proxy) => proxy.roundTrips);
    await work();
    return proxies.map((proxy, index) => proxy.roundTrips - at(before, index));
  }

  it('is one round trip for the move, one for the news, and none on the receiving node', async () => {
    const seated = await startedTable(at(nodes, 0).url, 2);
    const elsewhere = new TableClient(at(nodes, 1).url, at(seated.people, 1), seated.table);
    await at(seated.clients, 0).until(() => at(seated.clients, 0).presence?.seats.length === 2);
    await elsewhere.untilHere([0, 1]);
    // The first time, statements are prepared and the token's last use is noted.
    await elsewhere.until(({ seq }) => seq > 0);
    const say = async (text: string): Promise<void> => {
      const seq = await at(seated.clients, 0).do({ type: 'chat', text });
      await elsewhere.until((message) => message.seq >= seq);
    };
    await say('first');
    const [writes, reads] = await cost(async () => {
      for (let i = 0; i < 10; i++) await say(`${i}`);
    });
    assert.ok((writes ?? 0) <= 20, `${writes} for ten moves`);
    assert.equal(reads, 0, 'the records came with the news');
    elsewhere.close();
    seated.close();
  });

  it('is shared by moves at the same time', async () => {
    const tables = await Promise.all(Array.from({ length: 12 }, () => startedTable(at(nodes, 0).url, 2)));
    const [writes] = await cost(() =>
      Promise.all(tables.map(({ clients }, i) => at(clients, 0).do({ type: 'chat', text: `table ${i}` }))),
    );
    assert.ok((writes ?? 0) <= 12, `${writes} for twelve moves, their news included`);
    for (const table of tables) table.close();
  });
});
