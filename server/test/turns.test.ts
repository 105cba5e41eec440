import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, it } from 'node:test';
import { PROTOCOL } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { WebSocket } from 'ws';
import { Turns } from '../src/socket/turns.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('turns', () => {
  it('do some jobs at once and the others in the turns that follow, in order', async () => {
    const turns = new Turns(3);
    const done: number[] = [];
    for (let i = 0; i < 8; i++) turns.do(() => done.push(i));
    assert.deepEqual(done, [0, 1, 2]);
    await nextTurn();
    // It came late, so it goes last.
    turns.do(() => done.push(8));
    assert.deepEqual(done, [0, 1, 2, 3, 4, 5]);
    await nextTurn();
    assert.deepEqual(done, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await nextTurn();
    await nextTurn();
    turns.do(() => done.push(9));
    assert.equal(done.at(-1), 9, 'and at once again');
  });

  it('call listeners of an event when it’s their turn', async () => {
    const turns = new Turns(1);
    const heard: string[] = [];
    for (const name of ['a', 'b']) {
      const emitter = new EventEmitter();
      emitter.once('end', (why) => heard.push(`${name} ${why}`));
      emitter.on('end', () => heard.push(`${name} too`));
      turns.takeOver(emitter, 'end');
      emitter.emit('end', 'over');
    }
    assert.deepEqual(heard, ['a over', 'a too']);
    await nextTurn();
    assert.deepEqual(heard, ['a over', 'a too', 'b over', 'b too']);
  });
});

describe('hundreds of sockets that end at once', () => {
  it('are all cleared away, and nobody is there any more', async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    const server = await testServer(`${folder.path}/ends.sqlite`, {
      env: { SOCKETS_PER_ADDRESS: '1000' },
      limits: { newSockets: { burst: 1000, perSecond: 1000 } },
    });
    t.after(() => server.close());
    const anna = await newPerson(server.url, 'Anna');
    const { table } = await anna.api.openTable({ game: 'sample', seats: [{ kind: 'open' }, { kind: 'open' }] });
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 300; i++) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
      await once(socket, 'open');
      sockets.push(socket);
    }
    const first = at(sockets, 0);
    first.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: anna.token }));
    await once(first, 'message');
    first.send(JSON.stringify({ type: 'watch', table, have: 0 }));
    await eventually(() => server.liveTables.peopleAt(table).size === 1);
    const open = async (): Promise<number> =>
      Number(/^moonstaff_sockets (\d+)/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
    assert.equal(await open(), 300);
    for (const socket of sockets) socket.terminate();
    await eventually(async () => (await open()) === 0);
    await eventually(() => server.liveTables.peopleAt(table).size === 0);
  });
});
