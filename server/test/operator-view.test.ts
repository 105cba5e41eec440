import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { at, phrase } from '@moonstaff/kernel';
import { readConfig } from '@moonstaff/server';
import { doctor, forgetGuests, list, rename } from '@moonstaff/server/operator';
import { ReachStore } from '../src/reach/store.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const DAY = 24 * 60 * 60 * 1000;

describe('what operators see', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/moonstaff.sqlite`, { env: { BACKUP_DIR: `${folder.path}/backups` } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('finds people and tables by any part of what it lists', async () => {
    await newPerson(server.url, 'Wanda the Wise');
    const seated = await startedTable(server.url, 2);
    assert.match(
      (await list(server.store, 'people', 'WANDA')).join('\n'),
      /^\S+\t[-\d]{10} [\d:]{5}\tguest\tWanda the Wise$/,
    );
    assert.deepEqual(await list(server.store, 'people', 'nobody at all'), []);
    const [table = ''] = await list(server.store, 'tables', seated.table);
    assert.match(table, /\tplaying\tsample\t/);
    seated.close();
  });

  it('finds clubs by their names and members', async () => {
    const { api } = await newPerson(server.url, 'Zofia');
    await api.foundClub('Monday Explorers');
    for (const search of ['monday', 'ZOFIA'])
      assert.match((await list(server.store, 'clubs', search)).join('\n'), /\t1\tMonday Explorers\tZofia$/, search);
    assert.deepEqual(await list(server.store, 'clubs', 'tuesday'), []);
  });

  it('searches in any case and script, takes signs as they are, and knows games and players of tables', async () => {
    await newPerson(server.url, 'Ванда 100%');
    const found = async (kind: 'people' | 'tables', search: string) => (await list(server.store, kind, search)).length;
    for (const search of ['ванда', 'ВАНДА', 'анд', '100%']) assert.equal(await found('people', search), 1, search);
    for (const search of ['1_0', '%%', "'"]) assert.equal(await found('people', search), 0, search);
    const seated = await startedTable(server.url, 2);
    for (const search of ['SAMPLE', 'player 2', 'playing', seated.table])
      assert.ok((await found('tables', search)) > 0, search);
    for (const search of ['seats', 'game', 'sampl', 'nobody']) assert.equal(await found('tables', search), 0, search);
    seated.close();
  });

  it('renames people, and refuses what nobody may be called', async () => {
    const { id } = await newPerson(server.url, 'Rude');
    await rename(server.store, id, '  Polite   One ');
    assert.equal((await server.store.people.byId(id))?.name, 'Polite One');
    await assert.rejects(rename(server.store, id, 'x'.repeat(99)), /server\.name\.long/);
    await assert.rejects(rename(server.store, id, ' '), /server\.name\.blank/);
    await assert.rejects(rename(server.store, 'nobody', 'New'), /server\.operator\.noPerson/);
  });

  it('forgets guests who have not played for long, but nobody at a running table', async () => {
    const gone = await newPerson(server.url, 'Gone');
    const seated = await startedTable(server.url, 2);
    assert.equal(await forgetGuests(server.store, '30'), 0);
    await forgetGuests(server.store, '30', Date.now() + 31 * DAY);
    assert.equal((await server.store.people.byId(gone.id))?.name ?? '', '');
    assert.ok((await server.store.people.byId(at(seated.people, 0).id))?.name);
    for (const days of ['many', '0', '-1', '1.5'])
      await assert.rejects(forgetGuests(server.store, days), /server\.operator\.badDays/);
    seated.close();
  });

  const keysOf = async (env: Record<string, string>): Promise<readonly string[]> => {
    const config = { ...readConfig(env), database: `${folder.path}/moonstaff.sqlite` };
    const keys: string[] = [];
    for await (const finding of doctor(config)) keys.push(`${finding.fine ? '' : 'not '}${finding.phrase.key}`);
    return keys;
  };

  it('has a doctor who finds nothing wrong with a healthy server but what outsiders can read', async () => {
    await server.backups?.run();
    const keys = await keysOf({ BACKUP_DIR: 'backups', PUBLIC_URL: server.url.replace('localhost', '127.0.0.1') });
    assert.deepEqual(
      keys.filter((key) => !/disk/.test(key)),
      ['settings', 'database', 'tables', 'backup', 'address', 'socket', 'metrics'].map(
        (name) => `${name === 'metrics' ? 'not ' : ''}server.doctor.${name}`,
      ),
    );
  });

  it('has a doctor who says what is wrong', async () => {
    const keys = await keysOf({
      PUBLIC_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMTP_FROM: 'a@play.example',
    });
    for (const name of ['noBackups', 'mailFailed', 'noAnswer'])
      assert.ok(keys.includes(`not server.doctor.${name}`), name);
  });

  it('has a doctor who tries the push services of the browsers that want pushes', async () => {
    const { id: person } = await newPerson(server.url, 'Away');
    const reach = new ReachStore(server.store.sql, 0);
    const way = { person, kind: 'push', name: '', on: true, createdAt: 1 } as const;
    await reach.add({ ...way, id: 'answers', target: `${server.url}/push/1` });
    await reach.add({ ...way, id: 'silent', target: 'http://127.0.0.1:9/push/2' });
    await reach.noteFault('silent', phrase('server.reach.unreachable'), 2);
    const keys = (await keysOf({})).filter((key) => /push/.test(key));
    assert.deepEqual(keys, ['server.doctor.push', 'not server.doctor.pushFailed', 'not server.doctor.pushFaults']);
    for (const id of ['answers', 'silent']) await reach.remove(id);
  });

  for (const file of ['grafana.json', 'alerts.yaml']) {
    it(`has ${file} with metrics that exist`, async () => {
      const text = readFileSync(join(DEPLOY, file), 'utf8');
      await fetch(`${server.url}/healthz`);
      const metrics = await server.metrics.text();
      // A counter that hasn't counted yet has only a type.
      const known = new Set([...metrics.matchAll(/^(?:# TYPE )?([a-z_]+)[ {]/gm)].map(([, name]) => name));
      const used = new Set(text.match(/\b(moonstaff|nodejs|process)_[a-z_]+/g));
      assert.ok(used.size >= 5);
      assert.deepEqual(
        [...used].filter((name) => !known.has(name)),
        [],
      );
    });
  }
});
