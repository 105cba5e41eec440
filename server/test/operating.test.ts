import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { ConfigError, readConfig } from '@moonstaff/server';
import { openStore, removeTable } from '@moonstaff/server/operator';
import { makeLogger } from '../src/logger.ts';
import { TableClient } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

describe('the configuration', () => {
  it('has sensible defaults', () => {
    const config = readConfig({});
    assert.equal(config.database, 'data/moonstaff.sqlite');
    assert.equal(config.port, 8420);
  });

  it("is refused with a list of everything that's wrong", () => {
    const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes', PUBLIC_URL: 'here' };
    assert.throws(
      () => readConfig(wrong),
      (error: unknown) => {
        assert.ok(error instanceof ConfigError);
        for (const name of Object.keys(wrong))
          assert.ok(
            error.problems.some(({ args }) => args['name'] === name),
            name,
          );
        return true;
      },
    );
    assert.throws(() => readConfig({ SMTP_URL: 'smtp://localhost' }), /SMTP_FROM/);
  });

  it('takes secrets from files, where vaults put them (13.3.1)', () => {
    const folder = temporaryFolder();
    after(() => folder.remove());
    const file = join(folder.path, 'database');
    writeFileSync(file, 'postgres://moonstaff:secret@db.example/moonstaff\n');
    assert.equal(readConfig({ DATABASE_URL_FILE: file }).database, 'postgres://moonstaff:secret@db.example/moonstaff');
    const missing = { SMTP_URL_FILE: join(folder.path, 'none'), SMTP_FROM: 'Moonstaff <moonstaff@play.example>' };
    assert.throws(() => readConfig(missing), /settings\.file.*SMTP_URL_FILE/);
    writeFileSync(file, 'mysql://moonstaff:secret@db.example/moonstaff');
    const wrong = () => readConfig({ DATABASE_URL_FILE: file });
    assert.throws(wrong, (error: Error) => !error.message.includes('secret') && /DATABASE_URL/.test(error.message));
  });

  it('takes a PostgreSQL that knows the service by its user, without a password (13.2.1)', () => {
    const here = 'postgres:///moonstaff?host=/run/postgresql';
    assert.equal(readConfig({ DATABASE_URL: here }).database, here);
  });
});

describe('a server', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('reports health, readiness and metrics', async () => {
    const server = await testServer(`${folder.path}/health.sqlite`);
    const get = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      return { status: response.status, text: await response.text() };
    };
    assert.equal((await get('/healthz')).status, 200);
    assert.equal((await get('/readyz')).status, 200);
    const seated = await startedTable(server.url, 2);
    const { text } = await get('/metrics');
    assert.match(text, /^moonstaff_sockets 2$/m);
    assert.match(text, /^moonstaff_tables_loaded 1$/m);
    assert.match(text, /^moonstaff_records_total [1-9]/m);
    assert.match(text, /^moonstaff_http_seconds_count\{route="POST \/api\/tables"\} 1$/m);
    seated.close();
    await server.close();
  });

  it('stops without losing anything it accepted, and continues after a restart', async () => {
    const database = `${folder.path}/stop.sqlite`;
    const first = await testServer(database);
    const seated = await startedTable(first.url, 2);
    const said = Array.from({ length: 10 }, (_, i) =>
      at(seated.people, 0).api.command(seated.table, { type: 'chat', text: `${i}` }),
    );
    const ensureClosed = first.close();
    const results = await Promise.allSettled(said);
    await ensureClosed;
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.seq] : []));
    seated.close();
    const second = await testServer(database);
    const records = await second.store.tables.records(seated.table);
    for (const seq of done) assert.ok(records.some((record) => record.seq === seq));
    const client = new TableClient(second.url, at(seated.people, 0), seated.table);
    const { play } = await client.until((message) => message.play !== undefined);
    assert.deepEqual(play?.toAct, [0, 1]);
    client.close();
    await second.close();
  });

  it('unloads unused tables and loads them again', async () => {
    let now = Date.now();
    const server = await testServer(`${folder.path}/idle.sqlite`, { now: () => now });
    const seated = await startedTable(server.url, 2);
    assert.equal(server.liveTables.sizes.loaded, 1);
    now += 11 * 60_000;
    server.liveTables.sweep();
    assert.equal(server.liveTables.sizes.loaded, 0);
    const [first, second] = [at(seated.clients, 0), at(seated.clients, 1)];
    await first.do({ type: 'act', action: at(first.last?.play?.legal ?? [], 0) });
    await second.until((message) => message.play?.entries === 1);
    seated.close();
    await server.close();
  });

  it('shuts a table that an operator removed', async () => {
    const database = `${folder.path}/remove.sqlite`;
    const server = await testServer(database);
    const seated = await startedTable(server.url, 2);
    const store = await openStore(database);
    await removeTable(store, seated.table);
    await assert.rejects(removeTable(store, seated.table), /server\.table\.none/);
    await store.close();
    await assert.rejects(at(seated.clients, 0).do({ type: 'chat', text: 'anybody?' }), /server\.table\.none/);
    seated.close();
    await server.close();
  });

  it('logs no secrets', () => {
    const lines: string[] = [];
    const log = makeLogger('info', (line) => lines.push(line));
    log.info('event', { password: 'p1', token: 't1', cookie: 'c1', seed: 's1', invite: 'i1', table: 'visible' });
    log.debug('not at this level');
    assert.equal(lines.length, 1);
    assert.match(at(lines, 0), /visible/);
    assert.doesNotMatch(at(lines, 0), /"[a-z]1"/);
  });
});
