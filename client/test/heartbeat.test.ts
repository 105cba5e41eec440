import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { ServerConnection } from '@moonstaff/client';
import { FakeSocket } from './support/socket.ts';

const TABLE = 'T'.repeat(22);

interface Setup {
  readonly connection: ServerConnection;
  readonly sockets: readonly FakeSocket[];
  readonly statuses: readonly string[];
  readonly socket: () => FakeSocket;
  /** Moves the clock on. */
  readonly pass: (ms: number) => void;
}

/** A connection whose clock the test moves. */
function setUp(t: TestContext): Setup {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const sockets: FakeSocket[] = [];
  const statuses: string[] = [];
  const connection = new ServerConnection({
    url: 'http://here',
    wait: () => 1000,
    onStatus: (status) => statuses.push(status),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  t.after(() => connection.close());
  return {
    connection,
    sockets,
    statuses,
    socket: () => sockets.at(-1) ?? new FakeSocket(),
    // In steps: after one big jump, timers set by other timers would count from its end.
    pass: (ms) => {
      for (let left = ms; left > 0; left -= 1000) t.mock.timers.tick(Math.min(left, 1000));
    },
  };
}

const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === 'ping').length;

describe('a silent connection', () => {
  it('is pinged after 20 seconds, and kept if a pong comes', (t) => {
    const { sockets, socket, pass } = setUp(t);
    socket().welcome();
    pass(19_999);
    assert.equal(pings(socket()), 0);
    pass(1);
    assert.equal(pings(socket()), 1);
    pass(9000);
    socket().say({ type: 'pong', now: 5 });
    pass(19_999);
    assert.equal(pings(socket()), 1);
    pass(1);
    assert.equal(pings(socket()), 2);
    assert.equal(sockets.length, 1);
  });

  it("isn't pinged while messages keep coming", (t) => {
    const { socket, pass } = setUp(t);
    socket().welcome();
    for (let i = 0; i < 10; i++) {
      pass(15_000);
      socket().say({ type: 'presence', table: TABLE, seats: [], spectators: 0 });
    }
    assert.equal(pings(socket()), 0);
  });

  it('is given up 10 seconds after the ping, and pending commands go over the next one', async (t) => {
    const { connection, sockets, statuses, socket, pass } = setUp(t);
    socket().welcome();
    socket().dead = true;
    const done = connection.command(TABLE, { type: 'undo' }, { id: 'command-1' });
    pass(20_000);
    pass(9999);
    assert.equal(statuses.at(-1), 'connected');
    pass(1);
    assert.equal(statuses.at(-1), 'waiting');
    pass(1000);
    assert.equal(sockets.length, 2);
    socket().welcome();
    assert.ok(socket().sent.some(({ type, id }) => type === 'command' && id === 'command-1'));
    socket().say({ type: 'done', id: 'command-1', table: TABLE, seq: 3 });
    assert.equal(await done, 3);
  });

  it("is ignored once it's given up: its messages and its close don't count", (t) => {
    const { connection, sockets, statuses, socket, pass } = setUp(t);
    socket().welcome();
    const old = socket();
    old.dead = true;
    pass(30_000);
    pass(1000);
    socket().welcome();
    let heard = 0;
    connection.watch(TABLE, { onTable: () => {}, onPresence: () => heard++ });
    old.say({ type: 'presence', table: TABLE, seats: [], spectators: 0 });
    old.onclose?.();
    assert.equal(heard, 0);
    assert.equal(statuses.at(-1), 'connected');
    pass(5000);
    assert.equal(sockets.length, 2);
  });

  it('is given up too if the server never says welcome', (t) => {
    const { sockets, socket, pass } = setUp(t);
    socket().dead = true;
    pass(30_000);
    assert.deepEqual(socket().sent, [], 'nothing is sent before the socket is open');
    pass(1000);
    assert.equal(sockets.length, 2);
  });
});

describe('coming back to the page', () => {
  it('pings at once', (t) => {
    const { connection, statuses, socket, pass } = setUp(t);
    socket().welcome();
    socket().dead = true;
    pass(3000);
    connection.check();
    assert.equal(pings(socket()), 1);
    connection.check();
    assert.equal(pings(socket()), 1, 'one ping is enough');
    pass(10_000);
    assert.equal(statuses.at(-1), 'waiting');
  });

  it('connects without waiting for the next try', (t) => {
    const { connection, sockets, socket } = setUp(t);
    socket().welcome();
    socket().close();
    connection.check();
    assert.equal(sockets.length, 2);
    connection.check();
    assert.equal(sockets.length, 2, 'one try is enough');
  });

  it('opens a new connection at once when the old one is known to be lost', (t) => {
    const { connection, sockets, socket, pass } = setUp(t);
    socket().welcome();
    socket().dead = true;
    connection.reconnect();
    assert.equal(sockets.length, 2);
    pass(5000);
    assert.equal(sockets.length, 2);
  });

  it('does nothing on a closed connection', (t) => {
    const { connection, sockets, socket, pass } = setUp(t);
    socket().welcome();
    connection.close();
    connection.check();
    connection.reconnect();
    pass(60_000);
    assert.equal(sockets.length, 1);
    assert.equal(pings(socket()), 0);
  });
});
