import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { doctor, readConfig } from '@moonstaff/server/operator';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { isThorough } from '@moonstaff/tools/thorough';
import { openStore } from '../src/store/index.ts';
import { openSql } from '../src/store/opening.ts';
import { change } from '../src/store/sql.ts';
import { postgresDatabases } from './support/databases.ts';
import { temporaryFolder, testServer } from './support/server.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What the program prints when it can't start: a line or two, no stack trace. */
function startError(env: Record<string, string>): Promise<string> {
  const quiet = { DATABASE_URL: '', LC_ALL: '', LC_MESSAGES: '', LANG: 'en', PORT: '0', HOST: '127.0.0.1' };
  return new Promise((done, fail) => {
    const options = { env: { ...process.env, ...quiet, ...env }, timeout: PATIENCE_MS };
    const child = execFile(process.execPath, [PROGRAM], options, (_, out, said) => {
      try {
        assert.equal(child.exitCode, 1, said);
        assert.equal(out, '');
        assert.doesNotMatch(said, /\n\s+at |Error/, 'no stack trace');
        done(said);
      } catch (error) {
        fail(error);
      }
    });
  });
}

// Second examples of one kind: `npm run thorough`.
describe("a server that can't start says why and what to do", () => {
  const folder = temporaryFolder();
  const data = { DATA_DIR: folder.path };
  after(() => folder.remove());

  it('if settings are wrong, each on its own line', async () => {
    const wrong = {
      PORT: 'abc',
      BOT_SECONDS: '100',
      TRUST_PROXY: 'yes',
      PUBLIC_URL: 'play.example',
      DATABASE_URL: 'mysql://anna:secret@x',
      SMTP_FROM: 'x',
    };
    const said = (await startError({ ...data, ...wrong })).trimEnd().split('\n');
    assert.deepEqual(said.sort(), [
      'BOT_SECONDS is “100”. It must be a number from 0.1 to 60, such as 2.',
      'DATABASE_URL isn’t valid. It should look like this: postgres://user:password@localhost:5432/moonstaff',
      'PORT is “abc”. It must be a whole number from 0 to 65535, such as 8420.',
      'PUBLIC_URL isn’t valid. It should look like this: https://play.example',
      'SMTP_FROM isn’t valid. It should look like this: Moonstaff <moonstaff@play.example>',
      'TRUST_PROXY is “yes”. It must be one of 0 and 1.',
    ]);
    if (isThorough)
      assert.match(await startError({ ...data, SMTP_URL: 'smtp://localhost' }), /^SMTP_URL is set.* SMTP_FROM=.*\n$/);
  });

  it("in the machine's language", async () => {
    const PORT = '65536';
    assert.match(await startError({ ...data, PORT, LANG: 'de_DE.UTF-8' }), /^PORT ist „65536“; .* ganze Zahl/);
    if (isThorough) assert.match(await startError({ ...data, PORT, LANG: 'de_DE.UTF-8', LC_ALL: 'C' }), /whole number/);
  });

  it("if the port is in use, or the address isn't this machine's", async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    assert.match(await startError({ ...data, PORT: String(port) }), new RegExp(`^Port ${port} is in use.* PORT .*\n$`));
    assert.match(await startError({ ...data, HOST: '203.0.113.7' }), /^The address “203\.0\.113\.7” .* HOST .*\n$/);
  });

  it("if PostgreSQL can't be reached or refuses the connection", async (t) => {
    const secret = 'postgres://anna:secret@127.0.0.1:1/none';
    const silent = await startError({ DATABASE_URL: secret });
    assert.match(silent, /^PostgreSQL at 127\.0\.0\.1:1\/none doesn’t answer: ECONNREFUSED\. .*DATABASE_URL.*\n$/);
    assert.doesNotMatch(silent, /secret/);
    const databases = await postgresDatabases();
    t.after(() => databases.stop());
    const missing = (await databases.fresh()).replace(/\w+$/, 'nowhere');
    assert.match(await startError({ DATABASE_URL: missing }), /refuses the connection: .*"nowhere".*DATABASE_URL/);
  });

  it("if PostgreSQL may lose commits, unless that's allowed by name", async (t) => {
    const databases = await postgresDatabases();
    t.after(() => databases.stop());
    const url = await databases.fresh();
    const sql = openSql(url);
    await change(sql, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await sql.close();
    const said = await startError({ DATABASE_URL: url, ALLOW_UNSAFE_DATABASE: 'fsync,full_page_writes' });
    assert.match(said, /^PostgreSQL runs with synchronous_commit switched off.* ALLOW_UNSAFE_DATABASE=.*\n$/);
    if (isThorough)
      assert.match(
        await startError({ DATABASE_URL: url, ALLOW_UNSAFE_DATABASE: 'yes' }),
        /^ALLOW_UNSAFE_DATABASE isn’t/,
      );
    const found = async (ALLOW_UNSAFE_DATABASE: string): Promise<readonly unknown[]> => {
      const findings: unknown[] = [];
      for await (const { phrase } of doctor(readConfig({ DATABASE_URL: url, ALLOW_UNSAFE_DATABASE })))
        if (phrase.key === 'server.database.unsafe') findings.push(phrase.args?.['off']);
      return findings;
    };
    assert.deepEqual(await found('fsync,full_page_writes'), [['synchronous_commit']], 'the doctor says so too');
    assert.deepEqual(await found('fsync,full_page_writes,synchronous_commit'), []);
    const server = await testServer(url, {
      env: { ALLOW_UNSAFE_DATABASE: 'fsync,full_page_writes,synchronous_commit' },
    });
    assert.ok(server.lines.some((line) => line.includes('database.unsafe') && line.includes('synchronous_commit')));
    await server.close();
  });

  it("if the database is from a later version or isn't one", async () => {
    const file = `${folder.path}/moonstaff.sqlite`;
    await (await openStore(file)).close();
    const sql = openSql(file);
    await change(sql, 'INSERT INTO migrations (step) VALUES (99)');
    await sql.close();
    assert.match(await startError(data), /^This database was written by a later version.* DATA_DIR .*\n$/);
    const letter = temporaryFolder();
    writeFileSync(`${letter.path}/moonstaff.sqlite`, 'Dear Anna, '.repeat(100));
    assert.match(await startError({ DATA_DIR: letter.path }), /^Can’t open the database “.*” .* DATA_DIR .*\n$/);
    if (isThorough)
      assert.match(await startError({ DATA_DIR: `${letter.path}/moonstaff.sqlite` }), /Can’t open .* DATA_DIR .*\n$/);
    letter.remove();
  });
});
