import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { INVITE_HEADER } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { newPerson, type TestPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut, startedTable } from './support/table.ts';

const open = { kind: 'open' } as const;

describe('lists of tables', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/lists.sqlite`, { limits: { hostedTables: 3 } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('show open tables to everyone, and my tables with those waiting for me first', async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    const { table: later } = await anna.api.openTable({ game: 'sample', seats: [open, open], public: true });
    const mine = await anna.api.tables('mine');
    assert.deepEqual(
      mine.map(({ id, yourTurn }) => [id, yourTurn]),
      [
        [seated.table, true],
        [later, false],
      ],
    );
    assert.ok((await bert.api.tables('open')).some(({ id }) => id === later));
    seated.close();
  });

  it('show finished games, whose log and replay anyone with the invitation can get', async () => {
    const seated = await startedTable(server.url, 2);
    const [anna] = seated.people;
    const get = (path: string) =>
      fetch(`${server.url}/api/tables/${seated.table}/${path}`, { headers: { [INVITE_HEADER]: seated.invite } });
    const log = await get('log');
    assert.equal(log.status, 409, 'sealed during the game');
    await playOut(seated);
    const [summary] = (await anna?.api.tables('finished')) ?? [];
    assert.equal(summary?.id, seated.table);
    assert.ok((summary?.winners?.length ?? 0) > 0);
    const file = await get('log');
    assert.match(file.headers.get('content-disposition') ?? '', /attachment/);
    const moment = async (query: string) =>
      (await (await get(`replay?${query}`)).json()) as {
        at: number;
        entries: number;
        view: { own?: { seat: number } };
      };
    assert.equal((await moment('viewer=1&at=3')).at, 3);
    assert.equal((await moment('viewer=1&at=3')).view.own?.seat, 1);
    assert.equal((await moment('viewer=spectator')).view.own, undefined);
    seated.close();
  });

  it("show a player their own past during the game, and nobody else's", async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    const act = async ({ api }: TestPerson): Promise<void> => {
      const { play } = await api.table(seated.table);
      await api.command(seated.table, { type: 'act', action: at(play?.legal ?? [], 0) });
    };
    await act(anna);
    for (let i = 0; i < 35; i++) {
      await anna.api.command(seated.table, { type: 'undo' });
      await anna.api.command(seated.table, { type: 'redo' });
    }
    await act(bert);
    const { play, you } = await anna.api.table(seated.table);
    const { moments } = await anna.api.past(seated.table, 70, 99);
    assert.deepEqual(
      moments.map((moment) => moment.at),
      [70, 71, 72],
    );
    assert.deepEqual(moments.at(-1)?.view, play?.view);
    assert.deepEqual(moments.at(-1)?.toAct, play?.toAct);
    assert.ok(moments.every(({ view }) => (view as { own?: { seat: number } }).own?.seat === you));
    const late = await bert.api.past(seated.table, 0, 1000);
    assert.deepEqual([late.moments.length, late.moments.at(-1)?.at], [60, 72], 'at most 60, the last ones');
    const stranger = await newPerson(server.url, 'Stranger');
    await assert.rejects(stranger.api.past(seated.table, 0, 1), /server\.seat\.notYours/);
    seated.close();
  });

  it('have one rematch, even if two people ask at once', async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    await assert.rejects(anna.api.rematch(seated.table), /server\.rematch\.running/);
    await anna.api.command(seated.table, { type: 'resign' });
    const [one, two] = await Promise.all([anna.api.rematch(seated.table), bert.api.rematch(seated.table)]);
    assert.equal(one.table, two.table);
    const stranger = await newPerson(server.url, 'Stranger');
    await assert.rejects(stranger.api.rematch(seated.table), /server\.seat\.notYours/);
    assert.equal((await anna.api.table(seated.table)).info.rematch, one.table);
    seated.close();
  });

  it('show a rematch to those whose seat is waiting there, under the name its host has now', async () => {
    const seated = await startedTable(server.url, 2, { public: true });
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    await anna.api.command(seated.table, { type: 'resign' });
    const { table } = await anna.api.rematch(seated.table);
    await anna.api.changeMe({ name: 'Ilka' });
    const asked = async ({ api }: typeof bert) =>
      (await api.tables('finished')).find(({ id }) => id === seated.table)?.rematch;
    assert.deepEqual(await asked(bert), { table, host: 'Ilka' });
    assert.equal(await asked(anna), undefined, 'she sits there');
    await bert.api.rematch(seated.table);
    assert.equal(await asked(bert), undefined, 'now he does too');
    seated.close();
  });

  it('limit the tables of one host', async () => {
    const host = await newPerson(server.url, 'Host');
    for (let i = 0; i < 3; i++) await host.api.openTable({ game: 'sample', seats: [open, open] });
    await assert.rejects(host.api.openTable({ game: 'sample', seats: [open, open] }), /server\.limit\.tables/);
  });

  it('take only tables the game allows', async () => {
    const host = await newPerson(server.url, 'Host');
    await assert.rejects(host.api.openTable({ game: 'chess', seats: [open, open] }), /server\.game\.none/);
    await assert.rejects(host.api.openTable({ game: 'sample', seats: [open] }), /table\.seats/);
    await assert.rejects(
      host.api.openTable({ game: 'sample', seats: [open, open], options: { rounds: 99 } }),
      /options\.value/,
    );
    const bot = { kind: 'bot', level: 'unheard-of' } as const;
    await assert.rejects(host.api.openTable({ game: 'sample', seats: [open, bot] }), /server\.bot\.level/);
  });
});
