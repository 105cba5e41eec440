import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { Connection } from '@moonstaff/client';
import { FakeSocket } from './support/socket.ts';

const TABLE = 'T'.repeat(22);

interface Bench {
  readonly connection: Connection;
  readonly sockets: readonly FakeSocket[];
  readonly statuses: readonly string[];
  readonly socket: () => FakeSocket;
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => void;
}

/** A connection by a clock that the test moves. */
function bench(t: TestContext): Bench {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const sockets: FakeSocket[] = [];
  const statuses: string[] = [];
  const connection = new Connection({
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
    // In steps: a clock that jumps would start what follows a timer at the end of the jump.
    pass: (ms) => {
      for (let left = ms; left > 0; left -= 1000) t.mock.timers.tick(Math.min(left, 1000));
    },
  };
}

const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === 'ping').length;

describe('a silent line', () => {
  it('is asked after 20 seconds, and kept when it answers', (t) => {
    const { sockets, socket, pass } = bench(t);
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

  it('is not asked while the server speaks', (t) => {
    const { socket, pass } = bench(t);
    socket().welcome();
    for (let i = 0; i < 10; i++) {
      pass(15_000);
      socket().say({ type: 'presence', table: TABLE, seats: [], spectators: 0 });
    }
    assert.equal(pings(socket()), 0);
  });

  it('is given up 10 seconds later, though nobody closed it, and what was sent goes over the next', async (t) => {
    const { connection, sockets, statuses, socket, pass } = bench(t);
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

  it('that was given up says nothing any more, nor does its end count', (t) => {
    const { connection, sockets, statuses, socket, pass } = bench(t);
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

  it('that never says welcome is given up too', (t) => {
    const { sockets, socket, pass } = bench(t);
    socket().dead = true;
    pass(30_000);
    assert.deepEqual(socket().sent, [], 'nothing is sent over a line that is not open');
    pass(1000);
    assert.equal(sockets.length, 2);
  });
});

describe('whoever comes back to the page', () => {
  it('has the line asked at once', (t) => {
    const { connection, statuses, socket, pass } = bench(t);
    socket().welcome();
    socket().dead = true;
    pass(3000);
    connection.check();
    assert.equal(pings(socket()), 1);
    connection.check();
    assert.equal(pings(socket()), 1, 'one question is enough');
    pass(10_000);
    assert.equal(statuses.at(-1), 'waiting');
  });

  it('does not wait for the next try', (t) => {
    const { connection, sockets, socket } = bench(t);
    socket().welcome();
    socket().close();
    connection.check();
    assert.equal(sockets.length, 2);
    connection.check();
    assert.equal(sockets.length, 2, 'one try is enough');
  });

  it('takes up a new line at once when the old one is known to be lost', (t) => {
    const { connection, sockets, socket, pass } = bench(t);
    socket().welcome();
    socket().dead = true;
    connection.reconnect();
    assert.equal(sockets.length, 2);
    pass(5000);
    assert.equal(sockets.length, 2);
  });

  it('finds nothing to do at a connection that was closed', (t) => {
    const { connection, sockets, socket, pass } = bench(t);
    socket().welcome();
    connection.close();
    connection.check();
    connection.reconnect();
    pass(60_000);
    assert.equal(sockets.length, 1);
    assert.equal(pings(socket()), 0);
  });
});
