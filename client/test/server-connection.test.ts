import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { newCommandId, Refused, ServerConnection, type ServerConnectionOptions } from '@moonstaff/client';
import { FakeSocket } from './support/socket.ts';

const TABLE = 'T'.repeat(22);

const opened: ServerConnection[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
});

function connected(onStatus?: ServerConnectionOptions['onStatus']): {
  readonly connection: ServerConnection;
  readonly sockets: FakeSocket[];
  readonly socket: () => FakeSocket;
} {
  const sockets: FakeSocket[] = [];
  const connection = new ServerConnection({
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
  it("ignores messages it doesn't know", async () => {
    const { connection, socket } = connected();
    const here: unknown[] = [];
    connection.watch(TABLE, { onTable: () => {}, onPresence: ({ seats }) => here.push(seats) });
    socket().welcome();
    socket().say({ type: 'weather', table: TABLE, rain: true });
    socket().say({ type: 'presence', table: TABLE, seats: [0, 2], spectators: 1, mood: 'good' });
    assert.deepEqual(here, [[0, 2]]);
  });

  it("says hello, and sends queued commands once it's welcome", async () => {
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

  it('resends an unconfirmed command with the same id and continues watching where it was', async () => {
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

  it("rejects a refused command with the server's phrase", async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const done = connection.command(TABLE, { type: 'undo' }, { id: 'command-3' });
    socket().say({ type: 'refused', id: 'command-3', table: TABLE, phrase: { key: 'undo.wall', args: { seat: 0 } } });
    await assert.rejects(done, (error: unknown) => error instanceof Refused && error.phrase.key === 'undo.wall');
  });

  it('reports a shut table to its watch', () => {
    const { connection, socket } = connected();
    socket().welcome();
    const why: string[] = [];
    connection.watch(TABLE, { onTable: () => {}, onShut: ({ key }) => why.push(key) });
    socket().say({ type: 'shut', table: TABLE, phrase: { key: 'server.table.none', args: {} } });
    assert.deepEqual(why, ['server.table.none']);
  });

  it('tries a watch again if only the rate limit refused it', async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const why: string[] = [];
    connection.watch(TABLE, { onTable: () => {}, onShut: ({ key }) => why.push(key) });
    const watches = (): number => socket().sent.filter(({ type }) => type === 'watch').length;
    socket().say({ type: 'refused', table: TABLE, phrase: { key: 'server.limit.rate', args: {} } });
    await soon();
    assert.equal(watches(), 2);
    socket().say({ type: 'refused', table: TABLE, phrase: { key: 'server.table.none', args: {} } });
    await soon();
    assert.equal(watches(), 2);
    assert.deepEqual(why, ['server.table.none']);
  });

  it('reports why it was refused, and tries again', async () => {
    const statuses: (readonly [string, string | undefined])[] = [];
    const { sockets, socket } = connected((status, why) => statuses.push([status, why?.key]));
    socket().onopen?.();
    socket().say({ type: 'refused', phrase: { key: 'server.limit.sockets', args: {} } });
    socket().close();
    await soon();
    assert.deepEqual(statuses, [
      ['connecting', undefined],
      ['refused', 'server.limit.sockets'],
      ['waiting', undefined],
      ['connecting', undefined],
    ]);
    assert.equal(sockets.length, 2);
  });

  it("rejects pending commands when it's closed", async () => {
    const { connection, socket } = connected();
    socket().welcome();
    const done = connection.command(TABLE, { type: 'undo' });
    connection.close();
    await assert.rejects(done, /closed/);
    await assert.rejects(connection.command(TABLE, { type: 'undo' }), /closed/);
  });

  it('makes unique ids that the server accepts', () => {
    const ids = new Set(Array.from({ length: 1000 }, newCommandId));
    assert.equal(ids.size, 1000);
    for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{22}$/);
  });
});
