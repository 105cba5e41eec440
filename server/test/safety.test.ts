import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { Api, Refused } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { closeReport, list } from '@moonstaff/server/operator';
import { forgetGuests } from '../src/people/guests.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { Imitations } from './support/imitations.ts';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const refusedWith = (key: string) => (error: unknown) => {
  assert.ok(error instanceof Refused, String(error));
  assert.equal(error.phrase.key, key);
  return true;
};

const DAY = 24 * 60 * 60 * 1000;

for (const { kind, open } of DATABASES) {
  describe(`keeping people safe, on ${kind}`, () => {
    const folder = temporaryFolder();
    let databases: Databases;
    let services: Imitations;
    let server: TestServer;
    let clock = 0;
    before(async () => {
      databases = await open();
      services = await Imitations.open();
      writeFileSync(`${folder.path}/imprint.txt`, 'Ilka, Moon Street 1');
      server = await testServer(await databases.fresh(), {
        env: {
          NOTICE_DELAY_SECONDS: '0',
          IMPRINT: `${folder.path}/imprint.txt`,
          PRIVACY: 'https://play.example/privacy',
          FORGET_GUESTS_DAYS: '30',
        },
        webhook: { allowed: () => true },
        now: () => Date.now() + clock,
      });
    });
    after(async () => {
      await server.close();
      await services.close();
      await databases.stop();
      folder.remove();
    });

    it('lets people block others: no calls, no messages, no seat at their tables', async () => {
      const [anna, bert] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Bert')];
      const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
      const { table, invite } = await anna.api.openTable({ game: 'sample', seats });
      await bert.api.command(table, { type: 'sit' }, { invite });
      await anna.api.addWay({ kind: 'webhook', url: `${services.url}/blocked` });
      assert.deepEqual(await anna.api.block(bert.id), [{ person: bert.id, name: 'Bert' }]);
      await bert.api.command(table, { type: 'chat', text: '@Anna, are you there?' });
      const left = (): Promise<readonly unknown[]> =>
        server.store.sql.read(`SELECT name FROM due WHERE kind IN ('notice', 'send') AND table_id = $1`, [table]);
      await eventually(async () => (await left()).length === 0);
      assert.deepEqual(services.at('/blocked'), []);
      const again = await anna.api.openTable({ game: 'sample', seats });
      await assert.rejects(
        bert.api.command(again.table, { type: 'sit' }, { invite: again.invite }),
        refusedWith('server.table.sentAway'),
      );
      assert.deepEqual(await anna.api.unblock(bert.id), []);
      await bert.api.command(again.table, { type: 'sit' }, { invite: again.invite });
      await assert.rejects(anna.api.block(anna.id), refusedWith('server.seat.yourself'));
      await assert.rejects(anna.api.block('x'.repeat(22)), refusedWith('server.person.none'));
    });

    it('brings reports before the operator, with what was written', async () => {
      const { people, table, clients, close } = await startedTable(server.url, 2);
      const [anna, bert] = [at(people, 0), at(people, 1)];
      const seq = await at(clients, 1).do({ type: 'chat', text: 'Something rude' });
      await anna.api.report({ person: bert.id, table, seq, words: 'He is rude' });
      const [line = ''] = await list(server.store, 'reports', 'rude');
      assert.match(line, new RegExp(`Player 2 \\(${bert.id}\\)\tPlayer 1\t${table}\t“Something rude”\tHe is rude$`));
      const report = line.split('\t')[0] ?? '';
      await closeReport(server.store, report);
      assert.deepEqual(await list(server.store, 'reports', 'rude'), []);
      await assert.rejects(closeReport(server.store, report), /noReport/);
      await assert.rejects(
        anna.api.report({ person: bert.id, table, seq: seq - 1, words: 'Nothing' }),
        refusedWith('server.report.none'),
      );
      await assert.rejects(
        anna.api.report({ person: bert.id, words: 'x'.repeat(600) }),
        refusedWith('server.http.shape'),
      );
      const stranger = await newPerson(server.url, 'Stranger');
      await assert.rejects(
        stranger.api.report({ person: bert.id, table, seq, words: 'Let me read' }),
        refusedWith('server.table.none'),
      );
      close();
    });

    it('keeps what spectators say from the players', async () => {
      const { people, table, clients, close } = await startedTable(server.url, 2, { public: true });
      const watcher = await newPerson(server.url, 'Watcher');
      const [own, other] = [watcher, await newPerson(server.url, 'Other')].map(
        (person) => new TableClient(server.url, person, table),
      );
      await own?.until(({ info }) => info.status === 'playing');
      await other?.until(({ info }) => info.status === 'playing');
      const seq = (await own?.do({ type: 'chat', text: 'Look at his cards' })) ?? 0;
      for (const client of [...clients, ...(other === undefined ? [] : [other])])
        await client.until((message) => message.seq >= seq);
      const heard = other?.records.find((record) => record.seq === seq);
      assert.ok(heard?.kind === 'aside' && heard.text === 'Look at his cards' && heard.name === 'Watcher');
      for (const client of clients) {
        assert.deepEqual(
          client.records.filter((record) => record.seq === seq).map(({ kind: told }) => told),
          ['aside'],
        );
        assert.ok(!JSON.stringify(client.messages).includes('Look at his cards'));
      }
      assert.ok(!JSON.stringify(await at(people, 0).api.myData()).includes('Look at'));
      own?.close();
      other?.close();
      close();
    });

    it('counts what somebody hasn’t read, and shows the name of the table', async () => {
      const { people, table, clients, close } = await startedTable(server.url, 2, { title: 'Thursday' });
      const { api } = at(people, 0);
      await at(clients, 1).do({ type: 'chat', text: 'Hello' });
      await at(clients, 1).do({ type: 'chat', text: 'Anybody?' });
      const summary = async () =>
        at(
          (await api.tables('mine')).filter(({ id }) => id === table),
          0,
        );
      assert.deepEqual([(await summary()).unread, (await summary()).title], [2, 'Thursday']);
      await api.readChat(table);
      const lobby = await api.openTable({ game: 'sample', seats: [{ kind: 'open' }, { kind: 'open' }], title: 'Old' });
      await api.command(lobby.table, { type: 'change', settings: { title: 'New' } });
      assert.equal((await api.table(lobby.table)).info.title, 'New');
      await api.command(lobby.table, { type: 'change', settings: { title: '' } });
      assert.equal((await api.table(lobby.table)).info.title, undefined);
      assert.equal((await summary()).unread, 0);
      close();
    });

    it('shows the host’s imprint and privacy page', async () => {
      const api = new Api({ url: server.url });
      assert.deepEqual((await api.server()).pages, { imprint: '', privacy: 'https://play.example/privacy' });
      assert.equal((await api.hostPage('imprint')).text, 'Ilka, Moon Street 1');
      await assert.rejects(api.hostPage('privacy'), refusedWith('server.http.path'));
    });

    it('refuses to start with a page that can’t be read', async () => {
      const database = await databases.fresh();
      await assert.rejects(testServer(database, { env: { IMPRINT: '/no/such/file' } }), /server\.settings\.page/);
    });

    it('forgets guests who never came back, with all their data, and nobody else', async () => {
      const { people, table, close } = await startedTable(server.url, 2);
      const [anna, bert] = [at(people, 0), at(people, 1)];
      await bert.api.claim('bert', 'correct horse battery');
      await anna.api.addWay({ kind: 'webhook', url: `${services.url}/hook` });
      const idle = await newPerson(server.url, 'Idle');
      await anna.api.command(table, { type: 'resign' });
      close();
      clock += 20 * DAY;
      const back = await newPerson(server.url, 'Back');
      clock += 15 * DAY;
      const gone = async (id: string): Promise<boolean> => (await server.store.people.byId(id)) === undefined;
      assert.equal(await forgetGuests(server.store, 30, Date.now() + clock, 1), 1, 'some at a time');
      assert.ok((await forgetGuests(server.store, 30, Date.now() + clock)) > 0);
      server.departures.start();
      await eventually(async () => (await gone(idle.id)) && (await gone(anna.id)));
      assert.deepEqual(await server.store.sql.read('SELECT id FROM ways WHERE person = $1', [anna.id]), []);
      assert.ok(!(await gone(bert.id)), 'an account stays');
      assert.ok(!(await gone(back.id)), 'so does a guest who was here');
    });
  });
}
