import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { PROTOCOL } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { LIMITS } from '@moonstaff/server';
import { WebSocket } from 'ws';
import { Budgets } from '../src/budgets.ts';
import { Pauses } from '../src/pauses.ts';
import { eventually } from './support/eventually.ts';
import { newPerson, type TestPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

/** A socket that has said hello, with what it got and whether it was closed. */
async function socketOf(url: string, person: TestPerson) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const received: string[] = [];
  const state = { socket, received, closed: false };
  socket.on('message', (data) => received.push(String(data)));
  socket.on('error', () => {});
  socket.on('close', () => {
    state.closed = true;
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: person.token }));
  await eventually(() => received.length > 0 || state.closed);
  return state;
}

describe('a budget', () => {
  const limits = {
    bytesByPerson: { burst: 100, perSecond: 10 },
    bytesByAddress: { burst: 150, perSecond: 10 },
    workByPerson: { burst: 50, perSecond: 5 },
    workByAddress: { burst: 80, perSecond: 5 },
  };

  it('counts bytes for the person and for the address', () => {
    const budgets = new Budgets(limits, () => 0);
    const [anna, bert] = [
      { address: '192.0.2.1', person: 'anna' },
      { address: '192.0.2.1', person: 'bert' },
    ];
    assert.equal(budgets.admit(anna, 100), true);
    assert.equal(budgets.admit(anna, 1), false, "she's used hers up");
    assert.equal(budgets.admit(bert, 40), true);
    assert.equal(budgets.admit(bert, 40), false, 'together they have used up those of the address');
    assert.equal(budgets.admit({ address: '192.0.2.2', person: 'cleo' }, 100), true);
  });

  it('counts processor time, and lets nobody in while some is owed', () => {
    let now = 0;
    const budgets = new Budgets(limits, () => now);
    const anna = { address: '192.0.2.1', person: 'anna' };
    budgets.spend(anna, 60);
    assert.equal(budgets.admit(anna, 1), false);
    assert.equal(budgets.admit({ ...anna, person: 'bert' }, 1), true, 'others at the address have some left');
    now = 3000;
    assert.equal(budgets.admit(anna, 1), true, 'paid back');
  });
});

describe('a pause', () => {
  it('doubles each time, up to five minutes, and is forgotten after a while', () => {
    const pauses = new Pauses();
    let now = 0;
    const lengths = Array.from({ length: 11 }, () => {
      const length = pauses.begin('eve', now);
      assert.equal(pauses.left('eve', now), length);
      now += length;
      assert.equal(pauses.left('eve', now), 0);
      return length / 1000;
    });
    assert.deepEqual(lengths, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    now += 1_000_000;
    assert.equal(pauses.begin('eve', now), 1000);
    assert.equal(pauses.begin('eve', now + 400), 600, 'ten sockets cut off at once are one offence');
    assert.equal(pauses.left('anna', now), 0);
  });
});

describe('a flood', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/floods.sqlite`, {
      limits: { bytesByPerson: LIMITS.bytesByPerson, chat: { burst: 1e6, perSecond: 1e6 }, helloWithin: 300 },
    });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('of bytes is cut off after the budget, and nothing after that is read', async () => {
    const eve = await newPerson(server.url, 'Eve');
    const flood = await socketOf(server.url, eve);
    const large = JSON.stringify({ type: 'nonsense', more: 'x'.repeat(15_000) });
    for (let i = 0; i < 200; i++) flood.socket.send(large);
    await eventually(() => flood.closed);
    const handled = flood.received.filter((text) => text.includes('server.socket.shape')).length;
    assert.ok(handled <= 17, `${handled} of 200 messages were read`);
    const again = await socketOf(server.url, eve);
    await eventually(() => again.closed);
    assert.match(at(again.received, 0), /server\.limit\.rate/, 'she has to stay away for a while');
    const anna = await newPerson(server.url, 'Anna');
    const other = await socketOf(server.url, anna);
    assert.match(at(other.received, 0), /welcome/, 'others at the same address come in');
    other.socket.close();
  });

  it('of things to explain is refused without looking at all of them', async () => {
    const { table, people, close } = await startedTable(server.url);
    const anna = await socketOf(server.url, at(people, 0));
    for (const [id, thing] of [
      ['explain-wide', JSON.stringify(Array(5000).fill([]))],
      ['explain-deep', '['.repeat(5000) + ']'.repeat(5000)],
    ])
      anna.socket.send(`{"type":"explain","id":"${id}","table":"${table}","thing":${thing}}`);
    await eventually(() => anna.received.length >= 3);
    const refusals = anna.received.slice(1).map((text) => JSON.parse(text) as { id: string; phrase: { key: string } });
    assert.deepEqual(
      refusals.map(({ id, phrase }) => [id, phrase.key]),
      [
        ['explain-wide', 'server.socket.shape'],
        ['explain-deep', 'server.socket.shape'],
      ],
    );
    anna.socket.close();
    close();
  });

  it('of sockets that never say hello, and of connections that say nothing, ends by itself', async () => {
    const port = Number(new URL(server.url).port);
    const silent = Array.from({ length: 20 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    const address = `${server.url.replace('http', 'ws')}/api/socket`;
    // On a busy machine, the server may give up on one before it has even asked for a socket.
    const mute = Array.from({ length: 20 }, () =>
      new WebSocket(address).on('error', ({ message }) => assert.match(message, /response: 408/)),
    );
    const ended = [...silent, ...mute].map((each) => new Promise((done) => each.once('close', done)));
    await Promise.all(ended);
  });

  it('before the hello is cut off after a few messages', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    let replies = 0;
    socket.on('message', () => replies++);
    await new Promise((done) => socket.once('open', done));
    const closed = new Promise((done) => socket.once('close', done));
    for (let i = 0; i < 100; i++) socket.send('nonsense');
    await closed;
    assert.ok(replies <= 10, `${replies} replies`);
  });
});
