import assert from 'node:assert/strict';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { backup, restore } from '@moonstaff/server/operator';
import { commitTogether } from '../src/store/sqlite/commit.ts';
import { CHECKPOINT_PAGES, SqliteConnection } from '../src/store/sqlite/connection.ts';
import { Sqlite } from '../src/store/sqlite/index.ts';
import { eventually } from './support/eventually.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const PAGE = 4096;
const PAGES = 2000;
const chat = { burst: 1000, perSecond: 1000 };

/** Codes of SQLite. */
const IOERR_WRITE = 778;
const IOERR_FSYNC = 1034;

class FailingDisk extends SqliteConnection {
  /** What commits fail with. */
  errcode: number | undefined;

  override run(...args: Parameters<SqliteConnection['run']>): number {
    if (args[0] === 'COMMIT' && this.errcode !== undefined)
      throw Object.assign(new Error('disk I/O error'), { errcode: this.errcode });
    return super.run(...args);
  }
}

describe('the disk', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it("is full: moves are refused, it's logged once, and play goes on when there's room", async () => {
    const file = `${folder.path}/full.sqlite`;
    const server = await testServer(file, { maxPages: PAGES, env: { LOG_LEVEL: 'info' }, limits: { chat } });
    const events = (name: string): number => server.lines.filter((line) => line.includes(`"${name}"`)).length;
    const ready = async (): Promise<boolean> => (await fetch(`${server.url}/readyz`)).status === 200;
    const seated = await startedTable(server.url, 2);
    const [anna, bert] = [at(seated.clients, 0), at(seated.clients, 1)];
    const other = new DatabaseSync(file, { timeout: 10_000 });
    other.exec('CREATE TABLE ballast (body BLOB)');
    other.exec(`INSERT INTO ballast VALUES (zeroblob(${PAGES * PAGE}))`);
    // Small records still fit into existing pages.
    await eventually(() =>
      anna.do({ type: 'chat', text: 'x'.repeat(300) }).then(
        () => false,
        (error: unknown) => /server\.database\.full/.test(String(error)),
      ),
    );
    await eventually(async () => !(await ready()));
    const long = { type: 'chat', text: 'x'.repeat(300) } as const;
    for (let i = 0; i < 20; i++) await assert.rejects(anna.do(long), /server\.database\.full/);
    assert.equal(events('database.full'), 1);
    other.exec('DELETE FROM ballast');
    other.close();
    await eventually(ready);
    const seq = await bert.do({ type: 'chat', text: 'there is room' });
    await anna.until((message) => message.seq >= seq);
    assert.deepEqual([events('database.full'), events('database.back')], [1, 1]);
    assert.ok(!server.lines.some((line) => line.includes('"level":"error"') && !line.includes('database.full')));
    seated.close();
    await server.close();
  });

  it('is full in the middle of a shared commit: nothing of it is kept, and no writer comes through in pieces', () => {
    const connection = new SqliteConnection(`${folder.path}/shared.sqlite`);
    connection.run('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
    const insert = (n: number) => ({ text: 'INSERT INTO numbers (n) VALUES ($1)', values: [n] });
    // SQLite may roll back by itself when it finds no room. Here it does so because of a conflict.
    const jobs = [[insert(1)], [{ text: 'INSERT OR ROLLBACK INTO numbers (n) VALUES (1)' }], [insert(2), insert(2)]];
    const results = commitTogether(connection, jobs);
    assert.deepEqual(
      results.map(({ kind }) => kind),
      ['failed', 'failed', 'failed'],
    );
    assert.deepEqual(connection.rows('SELECT n FROM numbers'), []);
    assert.deepEqual(
      commitTogether(connection, [[insert(5)]]).map(({ kind }) => kind),
      ['done'],
    );
    connection.close();
  });

  it("fails at the end of a commit: nobody knows what's in the log, so nothing is called refused", () => {
    const connection = new FailingDisk(`${folder.path}/failing.sqlite`);
    connection.run('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
    const insert = [{ text: 'INSERT INTO numbers (n) VALUES (1)' }];
    const kinds = [IOERR_FSYNC, IOERR_WRITE, undefined].map((errcode) => {
      connection.errcode = errcode;
      return commitTogether(connection, [insert]).map(({ kind }) => kind);
    });
    assert.deepEqual(kinds, [['unknown'], ['full'], ['done']]);
    connection.close();
  });

  it('keeps files private, and the write-ahead log short', async () => {
    const file = `${folder.path}/private.sqlite`;
    const server = await testServer(file);
    const seated = await startedTable(server.url, 2);
    for (const name of readdirSync(folder.path).filter((each) => each.startsWith('private')))
      assert.equal(statSync(`${folder.path}/${name}`).mode & 0o077, 0, name);
    assert.ok(statSync(`${file}-wal`).size >= 0);
    await eventually(() => statSync(`${file}-wal`).size === 0);
    seated.close();
    await server.close();
  });

  it('gets what was written while others keep writing, long before the log is full', async () => {
    const file = `${folder.path}/busy.sqlite`;
    const sqlite = new Sqlite(file);
    await sqlite.commit([{ text: 'CREATE TABLE busy (n INTEGER PRIMARY KEY, body TEXT)' }]);
    const before = statSync(file).size;
    const merged = (): boolean => statSync(file).size > before + 50 * 4096;
    let written = 0;
    for (; !merged() && statSync(`${file}-wal`).size < CHECKPOINT_PAGES * PAGE; written++)
      await sqlite.commit([{ text: 'INSERT INTO busy (body) VALUES ($1)', values: ['x'.repeat(2000)] }]);
    assert.ok(merged(), `${written} rows written, ${statSync(`${file}-wal`).size} bytes in the log`);
    await sqlite.close();
    assert.ok(!existsSync(`${file}-wal`), 'it was shut down cleanly');
  });

  it('belongs to the user of its folder, even if root restores it', async (t) => {
    if (process.getuid?.() !== 0) return t.skip('only root can create files for others');
    const source = `${folder.path}/given.sqlite`;
    await (await testServer(source)).close();
    await backup(source, `${folder.path}/given.jsonl`);
    const home = `${folder.path}/service`;
    mkdirSync(home);
    chownSync(home, 12345, 12345);
    await restore(`${home}/moonstaff.sqlite`, `${folder.path}/given.jsonl`);
    const server = await testServer(`${home}/moonstaff.sqlite`);
    for (const name of readdirSync(home)) assert.equal(statSync(`${home}/${name}`).uid, 12345, name);
    await server.close();
  });

  it("is checked if the last server didn't shut down cleanly", async () => {
    const file = `${folder.path}/unclean.sqlite`;
    const first = await testServer(file, { env: { LOG_LEVEL: 'info' } });
    const seated = await startedTable(first.url, 2);
    await at(seated.clients, 0).do({ type: 'chat', text: 'in the log' });
    // Like the files of a killed server.
    const copy = `${folder.path}/copy.sqlite`;
    for (const end of ['', '-wal']) cpSync(`${file}${end}`, `${copy}${end}`);
    seated.close();
    await first.close();
    assert.ok(!first.lines.some((line) => line.includes('database.unclean')));
    const second = await testServer(copy, { env: { LOG_LEVEL: 'info' } });
    assert.ok(second.lines.some((line) => line.includes('database.unclean')));
    assert.ok(!second.lines.some((line) => line.includes('database.damaged')));
    await second.close();
  });

  it('has a damaged page: the check after a crash finds it', async () => {
    const file = `${folder.path}/damaged.sqlite`;
    const first = new Sqlite(file);
    await first.commit([{ text: 'CREATE TABLE words (n INTEGER PRIMARY KEY, word TEXT)' }]);
    const word = (n: number) => ({ text: 'INSERT INTO words VALUES ($1, $2)', values: [n, 'x'.repeat(1000)] });
    await first.commit(Array.from({ length: 100 }, (_, n) => word(n)));
    await first.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(PAGE, 0xff), 0, PAGE, 10 * PAGE);
    closeSync(handle);
    // A crash leaves a log.
    writeFileSync(`${file}-wal`, 'torn');
    const second = new Sqlite(file);
    assert.match((await second.checkAfterCrash())?.join() ?? 'not checked', /malformed|page 11/);
    await second.close();
  });

  it("has no room for a backup: it's refused and leaves no file behind", async (t) => {
    if (!existsSync('/dev/full')) return t.skip('this system has no /dev/full');
    const file = `${folder.path}/source.sqlite`;
    const server = await testServer(file);
    const target = `${folder.path}/backup.jsonl`;
    symlinkSync('/dev/full', `${target}.partial`);
    await assert.rejects(backup(file, target), /server\.operator\.diskFull/);
    assert.deepEqual(
      [existsSync(target), readdirSync(folder.path).filter((name) => name.includes('partial'))],
      [false, []],
    );
    await server.close();
  });
});
