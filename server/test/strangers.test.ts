import assert from 'node:assert/strict';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { after, before, describe, it } from 'node:test';
import { INVITE_HEADER, newCommandId, ServerConnection } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { hostCheck } from '../src/http/hosts.ts';
import { isPublicAddress } from '../src/notices/address.ts';
import { newPerson, TableClient } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut, startedTable } from './support/table.ts';

const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

describe('a stranger', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/strangers.sqlite`, { env: { ALLOWED_HOSTS: 'games.example' } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('gets the same answers about a private table as about none', async (t) => {
    const running = await startedTable(server.url);
    const finished = await startedTable(server.url);
    await playOut(finished);
    const eve = await newPerson(server.url, 'Eve');
    const none = 'A'.repeat(22);
    const connection = new ServerConnection({ url: server.url, token: eve.token });
    t.after(() => connection.close());
    const answers = async (table: string): Promise<readonly string[]> => {
      const ask = async (path: string, method = 'GET', token: string | undefined = eve.token): Promise<string> => {
        const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
        const response = await fetch(`${server.url}/api/tables/${table}${path}`, { method, headers });
        // The headers are the same too, except for the date.
        const headersSent = [...response.headers].filter(([name]) => name !== 'date');
        return JSON.stringify([response.status, headersSent, await response.text()]);
      };
      return [
        await ask(''),
        await ask('/door'),
        await ask('/log'),
        await ask('/log', 'GET', undefined),
        await ask('/replay'),
        await ask('/replay?viewer=7'),
        await ask('/past?from=0&to=1'),
        await ask('/rematch', 'POST'),
        await connection.preview(table, { type: 'nothing' }).catch(String),
        await connection.explain(table, 'nothing').catch(String),
        await connection.command(table, { type: 'sit' }).catch(String),
      ].map((answer) => String(answer).replaceAll(table, 'TABLE'));
    };
    const expected = await answers(none);
    assert.ok(
      expected.every((answer) => /server\.table\.none/.test(answer)),
      expected.join('\n'),
    );
    assert.deepEqual(await answers(running.table), expected);
    assert.deepEqual(await answers(finished.table), expected);
    const log = await fetch(`${server.url}/api/tables/${finished.table}/log`, {
      headers: { [INVITE_HEADER]: finished.invite },
    });
    assert.equal(log.status, 200, 'with the invitation');
    running.close();
    finished.close();
  });

  it("who was sent away doesn't come back with the same invitation", async () => {
    const [anna, bert] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Bert')];
    const open = { kind: 'open' } as const;
    const { table, invite } = await anna.api.openTable({ game: 'sample', seats: [open, open] });
    await bert.api.command(table, { type: 'sit' }, { invite });
    const watching = new TableClient(server.url, bert, table, invite);
    await watching.until(() => true);
    await anna.api.command(table, { type: 'kick', seat: 1 });
    await assert.rejects(bert.api.command(table, { type: 'sit' }, { invite }), refusedWith('server.table.none'));
    await assert.rejects(bert.api.table(table, invite), refusedWith('server.table.none'));
    await anna.api.command(table, { type: 'change', settings: { public: true } });
    assert.equal((await bert.api.table(table)).info.status, 'open', 'anyone may watch a public table');
    await assert.rejects(bert.api.command(table, { type: 'sit' }), refusedWith('server.table.sentAway'));
    watching.close();
    const cleo = await newPerson(server.url, 'Cleo');
    await cleo.api.command(table, { type: 'sit' }, { invite });
  });

  it('with a plan nested thousands deep is refused like any other nonsense', async () => {
    const seated = await startedTable(server.url);
    const person = at(seated.people, 0);
    const deep = `${'{"a":'.repeat(4000)}0${'}'.repeat(4000)}`;
    const command = `{"type":"plan","action":{"type":"pass","deep":${deep}}}`;
    const response = await fetch(`${server.url}/api/tables/${seated.table}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: `{"id":"${newCommandId()}","command":${command}}`,
    });
    assert.equal(response.status, 400);
    seated.close();
  });

  it('reaches the server only by a name it knows', async () => {
    const port = Number(new URL(server.url).port);
    const statusOf = (host: string, path = '/api/games'): Promise<number | undefined> =>
      new Promise((done, fail) => {
        const asked = request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
          response.resume();
          done(response.statusCode);
        });
        asked.on('error', fail).end();
      });
    for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]', '192.168.1.5', hostname(), 'games.example:8420'])
      assert.equal(await statusOf(host), 200, host);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a b'])
      assert.notEqual(await statusOf(host), 200, host);
    assert.equal(await statusOf('evil.example'), 421);
    assert.equal(await statusOf('evil.example', '/healthz'), 200, 'probes may use any name');
    const isKnown = hostCheck({ publicUrl: 'https://play.example', allowedHosts: [] });
    const asked = (host: string) => isKnown({ headers: { host } } as Parameters<typeof isKnown>[0]);
    assert.deepEqual(['play.example', 'PLAY.example', 'play.example:443', 'example'].map(asked), [
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a webhook', () => {
  it('never goes to an IPv4 address written as IPv6', () => {
    for (const address of ['::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'])
      assert.equal(isPublicAddress(address), false, address);
    for (const address of ['8.8.8.8', '2606:4700::1']) assert.equal(isPublicAddress(address), true, address);
  });
});
