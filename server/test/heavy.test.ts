import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TableMessage } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { Slices } from '../src/slices.ts';
import { heavy } from '../trials/heavy.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut, type StartedTable, startedTable } from './support/table.ts';

const LINES = isThorough ? 3000 : 1500;
const AT_ONCE = 500;
const PLENTY = { burst: 1e6, perSecond: 1e6 };

describe('heavy requests', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  let seated: StartedTable;
  before(async () => {
    server = await testServer(`${folder.path}/heavy.sqlite`, {
      limits: { replays: PLENTY, newTables: PLENTY, requests: PLENTY, hostedTables: 1000 },
    });
    seated = await startedTable(server.url, 2, { public: true });
    const { id } = at(seated.people, 0);
    for (let from = 0; from < LINES; from += AT_ONCE) {
      await server.liveTables.note(seated.table, (draft) => {
        for (let i = 0; i < AT_ONCE; i++) draft.push({ kind: 'chat', person: id, name: 'Anna', text: `${from + i}` });
        return true;
      });
    }
  });
  after(async () => {
    seated.close();
    await server.close();
    folder.remove();
  });

  /** Counts how many records are read at a time while a job runs. */
  async function readsDuring(job: () => Promise<unknown>): Promise<readonly number[]> {
    const { tables } = server.store;
    const original = tables.records.bind(tables);
    const sizes: number[] = [];
    tables.records = async (...args) => {
      const records = await original(...args);
      if (records.length > 0) sizes.push(records.length);
      return records;
    };
    try {
      await job();
    } finally {
      tables.records = original;
    }
    return sizes;
  }

  const watch = async (person: string): Promise<TableMessage> => {
    const received: string[] = [];
    const send = (data: string | Buffer): void => void received.push(String(data));
    const stop = await server.liveTables.watch(
      seated.table,
      { person, name: () => '', invite: undefined, send, sendHistory: (text) => received.push(String(text)) },
      0,
    );
    stop();
    return JSON.parse(at(received, 0)) as TableMessage;
  };

  it('read a long table a page at a time, and encode it once for all who see the same', async () => {
    const eve = await newPerson(server.url, 'Eve');
    const first: TableMessage[] = [];
    const sizes = await readsDuring(async () => first.push(await watch(eve.id)));
    assert.ok(Math.max(...sizes) <= 250, `${Math.max(...sizes)} records at once`);
    const { records, seq } = at(first, 0);
    assert.deepEqual(
      records.map((record) => record.seq),
      Array.from({ length: seq }, (_, i) => i + 1),
    );
    // While somebody watches, another spectator costs nothing.
    const stay = await server.liveTables.watch(
      seated.table,
      { person: eve.id, name: () => '', invite: undefined, send: () => {}, sendHistory: () => {} },
      0,
    );
    const again = await readsDuring(async () => {
      const message = await watch('B'.repeat(22));
      assert.deepEqual({ ...message, now: 0 }, { ...at(first, 0), now: 0 });
    });
    assert.deepEqual(again, []);
    await at(seated.people, 0).api.command(seated.table, { type: 'chat', text: 'one more' });
    const more = await readsDuring(async () => assert.equal((await watch('B'.repeat(22))).records.length, seq + 1));
    assert.deepEqual(more, [1], 'only what came since');
    stay();
  });

  it('send a long table to one person at a time, and let others go first after each', async () => {
    const order: string[] = [];
    let over = false;
    const others = (): void => {
      order.push('others');
      if (!over) setImmediate(others);
    };
    const come = (person: string): Promise<() => void> =>
      server.liveTables.watch(
        seated.table,
        { person, name: () => '', invite: undefined, send: () => {}, sendHistory: () => order.push('sent') },
        0,
      );
    const first = await come('C'.repeat(22));
    order.length = 0;
    setImmediate(others);
    const stops = await Promise.all(Array.from({ length: 10 }, (_, i) => come(`${i}`.padStart(22, 'D'))));
    over = true;
    for (const stop of [first, ...stops]) stop();
    assert.equal(order.filter((each) => each === 'sent').length, 10);
    assert.doesNotMatch(order.join(' '), /sent sent/);
  });

  it('look after many tables some at a time', async () => {
    const { tables } = server.store;
    const original = tables.seqs.bind(tables);
    const sizes: number[] = [];
    const opened = await Promise.all(
      Array.from({ length: 150 }, () =>
        at(seated.people, 0).api.openTable({ game: 'sample', seats: [{ kind: 'open' }, { kind: 'open' }] }),
      ),
    );
    for (const { table } of opened) await server.liveTables.table(table);
    tables.seqs = (ids) => {
      sizes.push(ids.length);
      return original(ids);
    };
    await server.liveTables.poll();
    tables.seqs = original;
    assert.ok(sizes.length >= 2 && Math.max(...sizes) <= 100, sizes.join());
  });

  it('load a long table a page at a time', async () => {
    const sizes = await readsDuring(() => server.liveTables.refresh(seated.table));
    assert.ok(sizes.length > LINES / 250 && Math.max(...sizes) <= 250, sizes.join());
  });

  it('count as work of those who make them, until they have to wait', async (t) => {
    const file = `${folder.path}/strict.sqlite`;
    const generous = await testServer(file);
    const finished = await startedTable(generous.url, 2, { public: true });
    await playOut(finished);
    finished.close();
    await generous.close();
    const strict = await testServer(file, {
      limits: { workByAddress: { burst: 1, perSecond: 0.0001 }, replays: { burst: 1e6, perSecond: 1e6 } },
    });
    t.after(() => strict.close());
    let [served, refused] = [0, 0];
    for (let at = 0; at < 400 && refused === 0; at++) {
      const { status } = await fetch(`${strict.url}/api/tables/${finished.table}/replay?at=${at}`);
      if (status === 200) served++;
      if (status === 429) refused++;
    }
    assert.ok(served > 0 && refused === 1, `${served} served, ${refused} refused`);
  });

  it("send a person's data as it's read, table by table", async () => {
    const person = at(seated.people, 0);
    await person.api.command(seated.table, { type: 'chat', text: 'mine' });
    const response = await fetch(`${server.url}/api/me/data`, { headers: { authorization: `Bearer ${person.token}` } });
    const data = (await response.json()) as { person: { id: string }; records: { record: { text?: string } }[] };
    assert.equal(data.person.id, person.id);
    assert.ok(data.records.some(({ record }) => record.text === 'mine'));
    const rate = async (): Promise<number> =>
      (await fetch(`${server.url}/api/me/data`, { headers: { authorization: `Bearer ${person.token}` } })).status;
    assert.deepEqual([await rate(), await rate(), await rate()], [200, 200, 429]);
  });
});

describe('work in slices', () => {
  it('lets others go first after a while, and counts only its own time', async () => {
    const slices = new Slices();
    let turns = 0;
    let over = false;
    const others = (): void => {
      turns++;
      if (!over) setImmediate(others);
    };
    setImmediate(others);
    for (let step = 0; step < 60; step++) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      await slices.pause();
    }
    over = true;
    assert.ok(turns >= 3, `others had ${turns} turns`);
    assert.ok(slices.worked >= 59, `${slices.worked} ms of work`);
  });
});

describe('several long jobs', () => {
  it('take turns, so that others wait for one slice at most', async () => {
    const order: string[] = [];
    let over = false;
    const others = (): void => {
      order.push('others');
      if (!over) setImmediate(others);
    };
    const job = async (name: string): Promise<void> => {
      const slices = new Slices();
      for (let step = 0; step < 4; step++) {
        const until = performance.now() + 11;
        while (performance.now() < until);
        order.push(name);
        await slices.pause();
      }
    };
    setImmediate(others);
    await Promise.all([job('a'), job('b'), job('c')]);
    over = true;
    // All three take their first step at once, and from then on it's the others' turn after each.
    const later = order.slice(3);
    for (const [i, name] of later.entries()) {
      if (name !== 'others') assert.equal(later[i + 1] ?? 'others', 'others', order.join(' '));
    }
  });
});

/** The long form, with the claims about time: `npm run heavy`. */
describe('the heaviest requests', () => {
  it('are all answered while others play', async () => {
    const sizes = { lines: 300, tables: 20, sockets: 30, quiet: 0 };
    const report = await heavy({ database: 'sqlite', game: 'sample', ...sizes });
    const { watch, replay, data, heartbeats, drop, deletion } = report;
    assert.deepEqual([watch.done, replay.done, heartbeats.done, drop.done, deletion.done], [20, 200, 30, 30, 20]);
    assert.ok(data.done > 300 * 40, `${data.done} bytes`);
    for (const [name, { longestTask }] of Object.entries(report)) assert.ok(longestTask > 0, name);
  });
});
