import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import type { ServerMessage } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { LIMITS } from '../src/limits.ts';
import { Outbox } from '../src/live/outbox.ts';
import { Paced } from '../src/live/paced.ts';
import type { Watcher } from '../src/live/watchers.ts';
import { SocketConnection, type SocketConnectionOptions } from '../src/socket/connection.ts';
import { Rounds } from '../src/socket/rounds.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

/** A watcher without a socket that keeps what it was sent. */
function listener(person: string): Watcher & { readonly received: (string | Buffer)[] } {
  const received: (string | Buffer)[] = [];
  return {
    person,
    name: () => person,
    invite: undefined,
    send: (data) => received.push(data),
    sendHistory: (text) => received.push(String(text)),
    received,
  };
}

const typeOf = (data: string | Buffer): string => (JSON.parse(String(data)) as ServerMessage).type;

describe('a crowd of spectators', () => {
  it('gets each move encoded once, and hears about each other in a few messages', async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    const server = await testServer(`${folder.path}/crowd.sqlite`);
    const { table, clients, close } = await startedTable(server.url, 2, { public: true });
    const host = await newPerson(server.url, 'Somebody');
    const crowd = Array.from({ length: 600 }, (_, i) => listener(`${host.id.slice(0, -4)}${1000 + i}`));
    for (const each of crowd) await server.liveTables.watch(table, each, 0);
    const presence = (watcher: (typeof crowd)[number]): ServerMessage[] =>
      watcher.received.flatMap((data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        return message.type === 'presence' ? [message] : [];
      });
    const first = at(crowd, 0);
    await eventually(() => {
      const last = presence(first).at(-1);
      return last?.type === 'presence' && last.spectators === crowd.length;
    });
    const last = presence(first).at(-1);
    assert.ok(last?.type === 'presence' && last.watching.length === 30, 'a few by name, the rest as a number');
    assert.ok(presence(first).length < 60, `${presence(first).length} messages about 600 arrivals`);
    for (const each of crowd) each.received.length = 0;
    await at(clients, 0).do({ type: 'chat', text: 'hello, everybody' });
    await eventually(() => crowd.every(({ received }) => received.some((data) => typeOf(data) === 'table')));
    const sent = crowd.map(({ received }) => received.find((data) => typeOf(data) === 'table'));
    assert.equal(new Set(sent).size, 1, 'the same bytes, not equal ones');
    assert.ok(Buffer.isBuffer(sent[0]));
    close();
    await server.close();
  });
});

describe('a mailing to many', () => {
  it('goes out in slices and in order, and skips those who have left', async () => {
    const crowd = Array.from({ length: 600 }, (_, i) => listener(`person ${i}`));
    const gone = at(crowd, 599);
    const outbox = new Outbox((watcher) => watcher !== gone);
    const sent = (): number => crowd.filter(({ received }) => received.length > 0).length;
    outbox.send(crowd, 'one');
    assert.equal(sent(), 250, 'the first slice at once');
    outbox.send(crowd, 'two');
    await new Promise((done) => setImmediate(done));
    assert.ok(sent() <= 500, `${sent()} after a turn of the event loop`);
    await eventually(() => at(crowd, 598).received.length === 2);
    for (const { received } of crowd.slice(0, -1)) assert.deepEqual(received.map(String), ['one', 'two']);
    assert.deepEqual(gone.received, []);
  });
});

describe('a paced job', () => {
  it('is done at once, and then once for all requests of an interval', async () => {
    const done: string[] = [];
    const paced = new Paced(20, (key) => done.push(key));
    for (let i = 0; i < 100; i++) paced.request('a');
    paced.request('b');
    assert.deepEqual(done, ['a', 'b']);
    await eventually(() => done.length === 3);
    assert.deepEqual(done, ['a', 'b', 'a']);
  });
});

describe('a round of all sockets', () => {
  it('visits each once, a few per step, though all came at once', () => {
    const rounds = new Rounds<number>({ round: 30_000, step: 250 });
    for (let socket = 0; socket < 10_000; socket++) rounds.add(socket, 0);
    assert.deepEqual(rounds.take(29_999), [], 'nobody is due yet');
    const visits = new Map<number, number>();
    let most = 0;
    for (let now = 30_000; now < 60_000; now += 250) {
      const taken = rounds.take(now);
      most = Math.max(most, taken.length);
      for (const socket of taken) visits.set(socket, (visits.get(socket) ?? 0) + 1);
    }
    assert.ok(most <= 105, `${most} in one step`);
    assert.equal(visits.size, 10_000, 'everyone');
    assert.ok([...visits.values()].every((count) => count === 1));
    rounds.remove(0);
    assert.ok(!rounds.take(120_000).includes(0));
  });
});

describe('somebody who reads too slowly', () => {
  it('is disconnected, and nobody keeps what they left unread', () => {
    const sent: unknown[] = [];
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: LIMITS.unread,
      send: (data: unknown) => sent.push(data),
      terminate: () => {
        socket.readyState = 3;
      },
    });
    const stream = { cork() {}, uncork() {} };
    const options = { socket, stream, limits: LIMITS } as unknown as SocketConnectionOptions;
    const connection = new SocketConnection(options);
    connection.announce(undefined);
    assert.deepEqual([sent.length, socket.readyState], [1, 1], 'so much may wait');
    socket.bufferedAmount++;
    connection.announce(undefined);
    assert.deepEqual([sent.length, socket.readyState], [1, 3]);
  });
});
