import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { Api } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { WebSocket } from 'ws';
import { browser, newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

interface LogLine {
  readonly time: string;
  readonly event: string;
  readonly key?: string;
  readonly where?: string;
  readonly address?: string;
  readonly person?: string;
}

async function logging(t: TestContext, options: Parameters<typeof testServer>[1] = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const server = await testServer(`${folder.path}/traces.sqlite`, { ...options, env: { LOG_LEVEL: 'info' } });
  t.after(async () => {
    await server.close();
    folder.remove();
  });
  return server;
}

const linesOf = (server: TestServer): readonly LogLine[] => server.lines.map((line) => JSON.parse(line) as LogLine);

const refusalsOf = (server: TestServer): readonly LogLine[] =>
  linesOf(server).filter(({ event }) => event === 'refused');

const quietly = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => {},
    () => {},
  );

const ROOT = join(import.meta.dirname, '../..');

describe('the log', () => {
  it('has only events that operators can look up', () => {
    const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
    const [, table = ''] = /^\| Event \|.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
    const explained = new Set(table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[\w.-]+/g) ?? []));
    const sources = globSync('server/src/**/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const logged = sources.flatMap((text) =>
      [...text.matchAll(/\blog(?:\.(?:info|warn|error|debug))?\('([\w.-]+)'/g)].map(([, event = '']) => event),
    );
    assert.ok(logged.length > 30);
    assert.deepEqual(
      logged.filter((event) => !explained.has(event)),
      [],
    );
  });

  it('records sign-ins and account changes, but no passwords or tokens', async (t) => {
    const server = await logging(t, { limits: { signIns: { burst: 100, perSecond: 100 } } });
    const { api } = browser(server.url);
    const { id } = await api.guest('Anna');
    const first = await api.newToken('first');
    const anywhere = new Api({ url: server.url });
    await api.claim('anna', 'lanterns at noon');
    await quietly(anywhere.signIn('anna', 'lanterns at night'));
    await anywhere.signIn('anna', 'lanterns at noon');
    await api.changePassword('lanterns at noon', 'lanterns at dusk');
    await api.signOut();
    await api.signIn('anna', 'lanterns at dusk');
    await api.signOutEverywhere();
    await api.signIn('anna', 'lanterns at dusk');
    const second = await api.newToken('second');
    await api.revokeToken(second.id);
    await api.deleteMe();
    const own = linesOf(server).filter(({ address }) => address !== undefined);
    assert.deepEqual(
      own.map(({ event }) => event),
      [
        'guest',
        'account.changed',
        'account.claimed',
        'sign-in.failed',
        'refused',
        'sign-in',
        'account.changed',
        'sign-out',
        'sign-in',
        'sign-out.everywhere',
        'sign-in',
        'account.changed',
        'account.changed',
        'account.deleted',
      ],
    );
    for (const line of own) {
      assert.match(line.time, /Z$/);
      assert.match(line.address ?? '', /127\.0\.0\.1/);
      if (!['sign-in.failed', 'refused'].includes(line.event)) assert.equal(line.person, id, line.event);
    }
    for (const secret of ['lanterns', first.token, second.token]) assert.ok(!server.lines.join().includes(secret));
  });

  it('records who was refused what', async (t) => {
    const server = await logging(t);
    const seated = await startedTable(server.url, 2);
    const eve = await newPerson(server.url, 'Eve');
    await quietly(eve.api.table(seated.table));
    await quietly(new Api({ url: server.url, token: 'moonstaff_guess' }).me());
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    await new Promise((done) => socket.once('open', done));
    socket.send('{"type":"hello"');
    await new Promise((done) => socket.once('message', done));
    const foreign = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { origin: 'https://evil.example' });
    await new Promise((done) => foreign.once('error', done));
    assert.deepEqual(
      refusalsOf(server).map(({ where, key, person }) => [where, key, person]),
      [
        ['GET /api/tables/:id', 'server.table.none', eve.id],
        ['GET /api/me', 'server.person.unknown', undefined],
        ['socket', 'server.socket.shape', undefined],
        ['socket', 'server.http.origin', undefined],
      ],
    );
    socket.close();
    seated.close();
  });

  it("doesn't record what a game refuses", async (t) => {
    const server = await logging(t);
    const seated = await startedTable(server.url, 2);
    await assert.rejects(at(seated.clients, 0).do({ type: 'act', action: { type: 'win' } }), /act\./);
    assert.deepEqual(refusalsOf(server), []);
    seated.close();
  });

  it("can't be flooded with refusals", async (t) => {
    let now = Date.now();
    const server = await logging(t, { now: () => now, limits: { refusalsLogged: { burst: 5, perSecond: 0.1 } } });
    const stranger = new Api({ url: server.url });
    for (let n = 0; n < 20; n++) await quietly(stranger.me());
    assert.equal(refusalsOf(server).length, 5);
    now += 10_000;
    for (let n = 0; n < 20; n++) await quietly(stranger.me());
    assert.equal(refusalsOf(server).length, 6);
  });
});
