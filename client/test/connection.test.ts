import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Connection, type ConnectionOptions, newCommandId, Refused } from '@moonstaff/client';
import { FakeSocket } from './support/socket.ts';

const TABLE = 'T'.repeat(22);

const opened: Connection[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
});

function connected(onStatus?: ConnectionOptions['onStatus']): {
  readonly connection: Connection;
  readonly sockets: FakeSocket[];
  readonly socket: () => FakeSocket;
} {
  const sockets: FakeSocket[] = [];
  const connection = new Connection({
    url: 'http://here',
    wait: () => 0,
    ...(onStatus !== undefined && { onStatus }),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  opened.push(connection);
  return { connection, sockets, socket: () => sockets.at(-1) ?? new FakeSocket() };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe('a connection', () => {
  it('passes over what a later server may say', async () => {
    const { connection, socket } = connected();
    const here: unknown[] = [];
    connection.watch(TABLE, { onTable: () => {}, onPresence: ({ seats }) => here.push(seats) });
    socket().welcome();
    socket().say({ type: 'weather', table: TABLE, rain: true });
    socket().say({ type: 'presence', table: TABLE, seats: [0, 2], spectators: 1, mood: 'good' });
    assert.deepEqual(here, [[0, 2]]);
  });

  it('says hello, and sends what waited until it was welcome', async () => {
    const { connection, socket } = connected();
    const done = connection.command(TABLE, { type: 'undo' }, { id: 'command-1' });
    assert.deepEqual(socket().sent, []);
    socket().welcome();
    assert.deepEqual(
      socket().sent.map(({ type }) => type),
      ['hello', 'command'],
    );
    socket().say({ type: 'done', id: 'command-1', table: TABLE, seq: 7 });
    assert.equal(await done, 7);
  });

  it('sends an unanswered command again with the same id, and watches on from where it was', async () => {
    const { connection, sockets, socket } = connected();
    socket().welcome();
    const done = connection.command(TABLE, { type: 'undo' }, { id: 'command-2' });
    connection.watch(TABLE, { have: 4, onTable: () => {} });
    socket().close();
    await soon();
    assert.equal(sockets.length, 2);
    socket().welcome();
    const again = socket().sent;
    assert.ok(again.some(({ type, have }) => type === 'watch' && have === 4));
    assert.ok(again.some(({ type, id }) => type === 'command' && id === 'command-2'));
    socket().say({ type: 'done', id: 'command-2', table: TABLE, seq: 9 });
    assert.equal(await done, 9);
  });

  it('rejects what the server refuses, with the phrase', async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const done = connection.command(TABLE, { type: 'undo' }, { id: 'command-3' });
    socket().say({ type: 'refused', id: 'command-3', table: TABLE, phrase: { key: 'undo.wall', args: { seat: 0 } } });
    await assert.rejects(done, (error: unknown) => error instanceof Refused && error.phrase.key === 'undo.wall');
  });

  it('tells when a table is shut', () => {
    const { connection, socket } = connected();
    socket().welcome();
    const why: string[] = [];
    connection.watch(TABLE, { onTable: () => {}, onShut: ({ key }) => why.push(key) });
    socket().say({ type: 'shut', table: TABLE, phrase: { key: 'server.table.none', args: {} } });
    assert.deepEqual(why, ['server.table.none']);
  });

  it('asks again for a table when it only asked too much at once', async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const why: string[] = [];
    connection.watch(TABLE, { onTable: () => {}, onShut: ({ key }) => why.push(key) });
    const asked = (): number => socket().sent.filter(({ type }) => type === 'watch').length;
    socket().say({ type: 'refused', table: TABLE, phrase: { key: 'server.limit.rate', args: {} } });
    await soon();
    assert.equal(asked(), 2);
    socket().say({ type: 'refused', table: TABLE, phrase: { key: 'server.table.none', args: {} } });
    await soon();
    assert.equal(asked(), 2);
    assert.deepEqual(why, ['server.table.none']);
  });

  it('tells why it is not let in, and tries again', async () => {
    const told: (readonly [string, string | undefined])[] = [];
    const { sockets, socket } = connected((status, why) => told.push([status, why?.key]));
    socket().onopen?.();
    socket().say({ type: 'refused', phrase: { key: 'server.limit.sockets', args: {} } });
    socket().close();
    await soon();
    assert.deepEqual(told, [
      ['connecting', undefined],
      ['refused', 'server.limit.sockets'],
      ['waiting', undefined],
      ['connecting', undefined],
    ]);
    assert.equal(sockets.length, 2);
  });

  it('gives up what waits when it is closed', async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const done = connection.command(TABLE, { type: 'undo' });
    connection.close();
    await assert.rejects(done, /closed/);
    await assert.rejects(connection.command(TABLE, { type: 'undo' }), /closed/);
  });

  it('makes ids the server takes, none twice', () => {
    const ids = new Set(Array.from({ length: 1000 }, newCommandId));
    assert.equal(ids.size, 1000);
    for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{22}$/);
  });
});
