import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut, type StartedTable, startedTable } from './support/table.ts';

const open = { kind: 'open' } as const;

/** Everyone lays a lantern. Returns the client whose turn it is then, and the others. */
async function layLanterns({
  clients,
}: StartedTable): Promise<{ readonly first: TableClient; readonly others: readonly TableClient[] }> {
  for (const client of clients) {
    const { play } = await client.until(({ play: now }) => (now?.legal.length ?? 0) > 0);
    await client.do({ type: 'act', action: at(play?.legal ?? [], 0) });
  }
  await Promise.all(clients.map((client) => client.until(({ play }) => play?.toAct.length === 1)));
  const seat = at(at(clients, 0).last?.play?.toAct ?? [], 0);
  return { first: at(clients, seat), others: clients.filter((_, index) => index !== seat) };
}

const kindsOf = ({ records }: TableClient): readonly string[] => records.map(({ kind }) => kind);

describe('people at a table, over sockets', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  let now = Date.now();
  before(async () => {
    server = await testServer(`${folder.path}/together.sqlite`, { now: () => now, env: { PATIENCE_MINUTES: '10' } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('see who is there, who leaves and who is watching', async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const [anna, bert] = [at(seated.clients, 0), at(seated.clients, 1)];
    await anna.untilHere([0, 1]);
    const eve = new TableClient(server.url, await newPerson(server.url, 'Eve'), seated.table);
    await anna.untilHere([0, 1], 1);
    await eve.untilHere([0, 1], 1);
    assert.deepEqual(anna.presence?.watching, ['Eve']);
    // A second client of the same person changes nothing.
    const second = new TableClient(server.url, at(seated.people, 1), seated.table);
    await second.untilHere([0, 1], 1);
    bert.close();
    second.close();
    await anna.untilHere([0], 1);
    eve.close();
    await anna.untilHere([0]);
    seated.close();
  });

  it('count as present as soon as they sit down', async () => {
    const [anna, bert] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Bert')];
    const { table } = await anna.api.openTable({ game: 'sample', seats: [open, open], public: true });
    const clients = [new TableClient(server.url, anna, table), new TableClient(server.url, bert, table)];
    const host = at(clients, 0);
    await host.untilHere([0], 1);
    await at(clients, 1).do({ type: 'sit', seat: 1 });
    await host.untilHere([0, 1]);
    // After the host kicks them, the seat is free and they're a spectator.
    await assert.rejects(at(clients, 1).do({ type: 'kick', seat: 0 }), /server\.table\.notHost/);
    await host.do({ type: 'kick', seat: 1 });
    await host.untilHere([0], 1);
    await at(clients, 1).until(({ info }) => info.seats[1]?.kind === 'open');
    for (const client of clients) client.close();
  });

  it('give the seat of a player who left to a bot, until they return', async () => {
    const seated = await startedTable(server.url, 3);
    const [anna, bert, cleo] = [at(seated.clients, 0), at(seated.clients, 1), at(seated.clients, 2)];
    const proposal = { kind: 'bot', seat: 2, level: 'random' } as const;
    await assert.rejects(anna.do({ type: 'ask', proposal }), /server\.seat\.notGone/);
    await cleo.do({ type: 'leave' });
    await anna.do({ type: 'ask', proposal });
    const { proposal: asked } = await bert.until((message) => message.proposal !== undefined);
    assert.deepEqual(asked?.waiting, [1]);
    await bert.do({ type: 'answer', yes: true });
    const { info } = await cleo.until((message) => message.info.seats[2]?.kind === 'bot');
    assert.deepEqual(info.seats[2], {
      kind: 'bot',
      level: 'random',
      instead: { person: at(seated.people, 2).id, name: 'Player 3', resigned: false },
    });
    await cleo.until(() => cleo.records.some((record) => record.kind === 'entry' && record.cause === 'bot'));
    await assert.rejects(cleo.do({ type: 'undo' }), /server\.play\.botPlays/);
    await cleo.do({ type: 'return' });
    const { info: after } = await anna.until((message) => message.info.seats[2]?.kind === 'person');
    assert.equal(after.seats[2]?.kind === 'person' && after.seats[2].name, 'Player 3');
    seated.close();
  });

  it('are waited for before the others may replace them', async () => {
    const seated = await startedTable(server.url, 2);
    const { first, others } = await layLanterns(seated);
    const [other] = others;
    assert.ok(other);
    const proposal = { kind: 'bot', seat: seated.clients.indexOf(first), level: 'random' } as const;
    await assert.rejects(other.do({ type: 'ask', proposal }), /server\.seat\.notGone/);
    now += 600_000;
    await other.do({ type: 'ask', proposal });
    await first.until(() => kindsOf(first).includes('handed'));
    seated.close();
  });

  it('make plans without anyone noticing', async () => {
    const seated = await startedTable(server.url, 2);
    const { first, others } = await layLanterns(seated);
    const [other] = others;
    assert.ok(other);
    const received = first.messages.length;
    await other.do({ type: 'plan', action: { type: 'end' } });
    assert.deepEqual((await other.until(({ plan }) => plan !== undefined)).plan, { type: 'end' });
    await first.do({ type: 'chat', text: 'hm' });
    assert.equal(first.messages.length, received + 1, 'the chat and nothing else');
    assert.ok(!JSON.stringify(first.messages).includes('"plan"'));
    // The planned turn is played at once, so that it's the first player's turn again.
    while (first.last?.play?.toAct[0] === seated.clients.indexOf(first) && !kindsOf(first).includes('finished')) {
      const legal = first.last?.play?.legal ?? [];
      const end = legal.find(({ type }) => type === 'end') ?? at(legal, 0);
      const seq = await first.do({ type: 'act', action: end });
      await first.until((message) => message.seq >= seq);
      if (end.type === 'end') break;
    }
    const planned = (client: TableClient): boolean =>
      client.records.some((record) => record.kind === 'entry' && record.cause === 'plan');
    await first.until(() => planned(first));
    assert.equal((await other.until(() => planned(other))).plan, undefined);
    seated.close();
  });

  it('undo up to a wall by themselves, and further if the others agree', async () => {
    const seated = await startedTable(server.url, 2);
    const { first, others } = await layLanterns(seated);
    const [other] = others;
    assert.ok(other);
    const entries = first.last?.play?.entries ?? 0;
    await assert.rejects(first.do({ type: 'undo' }), /undo\.wall/);
    await first.do({ type: 'ask', proposal: { kind: 'rewind', to: entries - 1 } });
    await other.until(({ proposal }) => proposal !== undefined);
    await assert.rejects(first.do({ type: 'answer', yes: true }), /server\.ask\.notYou/);
    await other.do({ type: 'answer', yes: false });
    await first.until(({ proposal }) => proposal === undefined);
    assert.equal(first.last?.play?.entries, entries);
    await first.do({ type: 'ask', proposal: { kind: 'rewind', to: entries - 1 } });
    await other.until(({ proposal }) => proposal !== undefined);
    await other.do({ type: 'answer', yes: true });
    const { play } = await first.until((message) => message.play?.entries === entries + 1);
    assert.ok((play?.toAct.length ?? 0) > 0);
    const rewound = first.records.filter((record) => record.kind === 'entry' && record.entry.kind === 'rewind');
    assert.equal(rewound.length, 1);
    assert.doesNotMatch(JSON.stringify(rewound), /entropy/);
    seated.close();
  });

  it('play the same table again', async () => {
    const seated = await startedTable(server.url, 2);
    await playOut(seated);
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    const { table } = await anna.api.rematch(seated.table);
    const { info } = await at(seated.clients, 1).until((message) => message.info.rematch !== undefined);
    assert.equal(info.rematch, table);
    const again = await bert.api.rematch(seated.table);
    assert.equal(again.table, table);
    const { info: lobby, you } = await bert.api.table(table);
    const seat = lobby.seats[you ?? -1];
    assert.ok(seat?.kind === 'person' && seat.ready, 'asking seats him, ready');
    await anna.api.command(table, { type: 'start' });
    assert.equal((await bert.api.table(table)).info.status, 'playing');
    seated.close();
  });

  it("have spectators who all get the same messages and no player's secrets", async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const crowd = await Promise.all(
      ['Eve', 'Fay', 'Gus'].map(
        async (name) => new TableClient(server.url, await newPerson(server.url, name), seated.table),
      ),
    );
    await Promise.all(crowd.map((client) => client.until(({ play }) => play !== undefined)));
    await layLanterns(seated);
    const seq = at(seated.clients, 0).last?.seq ?? 0;
    const heard = await Promise.all(crowd.map((client) => client.until((message) => message.seq >= seq)));
    assert.equal(new Set(heard.map((message) => JSON.stringify(message))).size, 1);
    assert.doesNotMatch(JSON.stringify(heard), /"own"|"you"|"invite"/);
    assert.match(JSON.stringify(at(seated.clients, 0).last), /"own"/);
    for (const client of [...crowd, seated]) client.close();
  });

  it('can chat, and spectators read it, unless chat is off', async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const eve = new TableClient(server.url, await newPerson(server.url, 'Eve'), seated.table);
    await eve.until(({ play }) => play !== undefined);
    await at(seated.clients, 0).do({ type: 'chat', text: '<b>hello</b>' });
    const heard = await eve.until(() => kindsOf(eve).includes('chat'));
    assert.ok(heard.records.some((record) => record.kind === 'chat' && record.text === '<b>hello</b>'));
    const silent = await startedTable(server.url, 2, { chat: false });
    await assert.rejects(at(silent.clients, 0).do({ type: 'chat', text: 'anybody?' }), /server\.chat\.off/);
    for (const each of [eve, seated, silent]) each.close();
  });
});
