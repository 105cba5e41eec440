import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Announcement, ServerConnection } from '@moonstaff/client';
import { makeAnnouncement, openStore, type Store, withdrawAnnouncement } from '@moonstaff/server/operator';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';

const MINUTE = 60_000;

for (const { kind, open } of DATABASES) {
  describe(`announcements on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    let store: Store;
    let clock = 0;
    before(async () => {
      databases = await open();
      const where = await databases.fresh();
      server = await testServer(where, { pollEvery: 20, now: () => Date.now() + clock });
      store = await openStore(where);
    });
    after(async () => {
      await store.close();
      await server.close();
      await databases.stop();
    });

    it('reach everybody who is here, those who come later, and pages without a socket, until withdrawn', async () => {
      const { api, token } = await newPerson(server.url, 'Ilka');
      const seen: (Announcement | undefined)[] = [];
      const connect = (): ServerConnection =>
        new ServerConnection({ url: server.url, token, onAnnouncement: (one) => seen.push(one) });
      const here = connect();
      await makeAnnouncement(store, { text: '  Update\n tonight ' });
      await eventually(() => seen.at(-1)?.text === 'Update tonight');
      const later = connect();
      await eventually(() => seen.length === 2);
      assert.equal((await api.server()).announcement?.text, 'Update tonight');
      await withdrawAnnouncement(store);
      await eventually(() => seen.length === 4);
      assert.equal(seen.at(-1), undefined);
      assert.equal((await api.server()).announcement, undefined);
      here.close();
      later.close();
    });

    it('of a stop end when its time has come', async () => {
      const { api } = await newPerson(server.url, 'Ilka');
      const { stopAt = 0, at } = await makeAnnouncement(store, { text: '', stop: '15' });
      assert.equal(stopAt - at, 15 * MINUTE);
      await eventually(async () => (await api.server()).announcement?.stopAt === stopAt);
      clock = 16 * MINUTE;
      await eventually(async () => (await api.server()).announcement === undefined);
    });

    it('are refused if they say nothing, too much, or a time that is none', async () => {
      await assert.rejects(makeAnnouncement(store, { text: ' ' }), /server\.operator\.noAnnouncement/);
      await assert.rejects(makeAnnouncement(store, { text: 'x'.repeat(301) }), /server\.operator\.longAnnouncement/);
      for (const stop of ['', 'soon', '0', '-1', '1.5', '99999'])
        await assert.rejects(makeAnnouncement(store, { text: '', stop }), /server\.operator\.badMinutes/, stop);
    });
  });
}
