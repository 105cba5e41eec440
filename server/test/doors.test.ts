import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Api, INVITE_HEADER } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { DATABASES, type Databases } from './support/databases.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';
import { playOut, startedTable } from './support/table.ts';

const open = { kind: 'open' } as const;
const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

for (const { kind, open: openDatabases } of DATABASES) {
  describe(`the door of a table, on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    let stranger: Api;
    before(async () => {
      databases = await openDatabases();
      server = await testServer(await databases.fresh());
      stranger = new Api({ url: server.url });
    });
    after(async () => {
      await server.close();
      await databases.stop();
    });

    it('shows a stranger with the invitation who invites, to what, and which seats are free', async () => {
      const marek = await newPerson(server.url, 'Marek');
      const bots = { kind: 'bot', level: 'random' } as const;
      const { table, invite } = await marek.api.openTable({ game: 'sample', seats: [open, open, bots] });
      const door = await stranger.invitation(invite);
      assert.equal(door.table, table);
      assert.equal(door.host, 'Marek');
      assert.deepEqual(door.seats, [{ kind: 'person', name: 'Marek', host: true, here: false }, open, bots]);
      assert.equal(door.you, undefined);
      assert.equal((await marek.api.invitation(invite)).you, 0);
      const text = JSON.stringify(door);
      for (const secret of [marek.id, invite]) assert.ok(!text.includes(secret), 'nothing but public facts');
    });

    it('tells only those with the invitation which club it is, and what the host says', async () => {
      const marek = await newPerson(server.url, 'Marek');
      const { id: club } = await marek.api.foundClub('Thursday table');
      const settings = { game: 'sample', seats: [open, open], public: true, message: 'We start at eight.' };
      const { table, invite } = await marek.api.openTable({ ...settings, club });
      const told = await stranger.invitation(invite);
      assert.deepEqual([told.club, told.message], ['Thursday table', 'We start at eight.']);
      const found = await stranger.door(table);
      assert.deepEqual([found.club, found.message], [undefined, undefined]);
      const lena = await newPerson(server.url, 'Lena');
      const [listed] = (await lena.api.tables('open')).filter(({ id }) => id === table);
      assert.ok(listed !== undefined && !JSON.stringify(listed).includes(club), 'nor in the list of open tables');
      assert.equal((await marek.api.tables('mine')).find(({ id }) => id === table)?.club, club);
      await marek.api.command(table, { type: 'change', settings: { message: '' } });
      assert.equal((await stranger.invitation(invite)).message, undefined);
    });

    it('is the same for a private table and for none, and open for a public one', async () => {
      const marek = await newPerson(server.url, 'Marek');
      const hidden = await marek.api.openTable({ game: 'sample', seats: [open, open] });
      const answers = await Promise.all(
        [hidden.table, 'A'.repeat(22)].map(async (table) => {
          const response = await fetch(`${server.url}/api/tables/${table}/door`);
          return [response.status, await response.text()];
        }),
      );
      assert.deepEqual(answers[0], answers[1]);
      assert.equal((await marek.api.door(hidden.table)).you, 0, 'people at the table may always look');
      const shown = await marek.api.openTable({ game: 'sample', seats: [open, open], public: true });
      assert.equal((await stranger.door(shown.table)).host, 'Marek');
    });

    it('lets people ask for a seat where the host allows it, and lets in whom the host admits', async () => {
      const marek = await newPerson(server.url, 'Marek');
      const settings = { game: 'sample', seats: [open, open, open], seatRequests: true };
      const { table } = await marek.api.openTable(settings);
      const [lena, wim] = await Promise.all(['Lena', 'Wim'].map((name) => newPerson(server.url, name)));
      assert.ok(lena !== undefined && wim !== undefined);
      assert.equal((await stranger.door(table)).request, 'possible');
      await assert.rejects(lena.api.command(table, { type: 'sit' }), refusedWith('server.table.none'));
      for (const { api } of [lena, wim]) await api.command(table, { type: 'request' });
      await assert.rejects(lena.api.command(table, { type: 'request' }), refusedWith('server.request.already'));
      assert.equal((await lena.api.door(table)).request, 'waiting');
      const { info } = await marek.api.table(table);
      assert.deepEqual(info.requests, [
        { person: lena.id, name: 'Lena' },
        { person: wim.id, name: 'Wim' },
      ]);
      const admit = (person: string, yes: boolean) => ({ type: 'admit', person, yes }) as const;
      await assert.rejects(lena.api.command(table, admit(lena.id, true)), refusedWith('server.table.none'));
      await marek.api.command(table, admit(lena.id, true));
      await marek.api.command(table, admit(wim.id, false));
      await assert.rejects(marek.api.command(table, admit(wim.id, true)), refusedWith('server.request.none'));
      assert.equal((await wim.api.door(table)).request, 'refused');
      await assert.rejects(wim.api.command(table, { type: 'sit' }), refusedWith('server.table.none'));
      assert.equal((await lena.api.door(table)).request, undefined);
      await lena.api.command(table, { type: 'sit' });
      assert.equal((await lena.api.door(table)).you, 1);
      assert.equal((await lena.api.table(table)).info.requests, undefined, 'only the host sees who asks');
    });

    it('shows nothing of a private table that takes no requests', async () => {
      const marek = await newPerson(server.url, 'Marek');
      const { table } = await marek.api.openTable({ game: 'sample', seats: [open, open] });
      const lena = await newPerson(server.url, 'Lena');
      await assert.rejects(lena.api.command(table, { type: 'request' }), refusedWith('server.table.none'));
      await assert.rejects(stranger.door(table), refusedWith('server.table.none'));
    });

    it('says so when there’s no such invitation', async () => {
      for (const code of ['A'.repeat(22), 'nonsense'])
        await assert.rejects(stranger.invitation(code), refusedWith('server.invite.none'));
      const bare = await fetch(`${server.url}/api/invitation`, { headers: { [INVITE_HEADER]: '' } });
      assert.equal(bare.status, 404);
    });

    it('shows how the game ended, and nothing of it before', async () => {
      const seated = await startedTable(server.url, 2);
      const running = await stranger.invitation(seated.invite);
      assert.deepEqual([running.status, running.scores, running.winners], ['playing', undefined, undefined]);
      await playOut(seated);
      seated.close();
      const over = await stranger.invitation(seated.invite);
      assert.equal(over.status, 'finished');
      assert.equal(over.scores?.length, 2);
      assert.equal(at(over.winners ?? [], 0), over.winners?.[0]);
    });
  });
}
