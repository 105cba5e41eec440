import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { at } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { isThorough } from '@moonstaff/tools/thorough';
import { eventually } from './support/eventually.ts';
import { browser } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const SCRIPT = fileURLToPath(new URL('../tools/operator.ts', import.meta.url));

interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Doesn't block this process, because the server runs in it. */
function runOn(env: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  const options = { env: { ...process.env, DATABASE_URL: '', LANG: 'en', LC_ALL: '', ...env } };
  return new Promise((done) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], options, (_, out, errors) =>
      done({ code: child.exitCode, out, errors }),
    );
  });
}

describe('operator commands', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const run = (...args: string[]): Promise<CommandResult> => runOn({ DATA_DIR: folder.path }, ...args);
  const done = async (...args: string[]): Promise<string> => {
    const { code, out, errors } = await run(...args);
    assert.equal(code, 0, errors);
    return out;
  };
  const file = `${folder.path}/backup.jsonl`;

  it('work while the server is running', async (t) => {
    const server = await testServer(`${folder.path}/moonstaff.sqlite`);
    t.after(() => server.close());
    const seated = await startedTable(server.url, 2);
    t.after(() => seated.close());
    const anna = at(seated.people, 0);
    await anna.api.claim('anna', 'lanterns at noon');
    // Nothing else is on standard output, for scripts.
    const password = (await done('reset-password', 'anna')).trim();
    assert.match(password, /^[\w-]{22}$/);
    const { api } = browser(server.url);
    assert.equal((await api.signIn('anna', password, { newPassword: 'lanterns at dusk' })).id, anna.id);
    assert.match(await done('ban', 'anna'), /anna/);
    await assert.rejects(api.me(), /server\.person\.unknown/);
    assert.match(await done('unban', anna.id), new RegExp(anna.id));
    assert.equal((await api.signIn('anna', 'lanterns at dusk')).id, anna.id);
    assert.match(await done('new-cookie-key'), /stay good/);
    assert.equal((await api.me()).id, anna.id);
    assert.match(await done('backup', file), /\d+ rows/);
    assert.equal(statSync(file).mode & 0o077, 0);
    await done('remove-table', seated.table);
    await assert.rejects(api.command(seated.table, { type: 'chat', text: 'hello?' }), /server\.table\.none/);
    assert.match(await done('new-cookie-key', '--end-all'), /have ended/);
    await eventually(() =>
      api.me().then(
        () => false,
        () => true,
      ),
    );
  });

  it('restore everything from a backup', async () => {
    const elsewhere = temporaryFolder();
    const { code, out } = await runOn({ DATA_DIR: elsewhere.path }, 'restore', file);
    assert.equal(code, 0);
    assert.match(out, /\d+ rows/);
    const store = await openStore(`${elsewhere.path}/moonstaff.sqlite`);
    assert.equal((await store.people.byUsername('anna'))?.name, 'Player 1');
    await store.close();
    assert.match((await runOn({ DATA_DIR: elsewhere.path }, 'restore', file)).errors, /isn’t empty/);
    elsewhere.remove();
  });

  // Every third of them here, all in `npm run thorough`; so with the languages of the help.
  it("say in one line what's wrong, and change nothing", async () => {
    writeFileSync(`${folder.path}/letter.txt`, 'Dear Anna');
    const damaged = readFileSync(file, 'utf8').replaceAll('"created_at"', '"created_on"');
    writeFileSync(`${folder.path}/damaged.jsonl`, damaged);
    const empty = temporaryFolder();
    const refusals: readonly [ask: () => Promise<CommandResult>, why: RegExp][] = [
      [() => run('ban', 'nobody'), /nobody called “nobody”/],
      [() => run('reset-password', 'nobody'), /nobody called “nobody”/],
      [() => run('remove-table', 'nowhere'), /doesn’t exist/],
      [() => run('backup', file), /already exists/],
      [() => run('backup', `${folder.path}/nowhere/backup.jsonl`), /Can’t read or write/],
      [() => run('restore', `${folder.path}/nowhere.jsonl`), /Can’t read or write/],
      [() => runOn({ DATA_DIR: empty.path }, 'restore', `${folder.path}/letter.txt`), /isn’t a Moonstaff backup/],
      [
        () => runOn({ DATA_DIR: empty.path }, 'restore', `${folder.path}/damaged.jsonl`),
        /Row \d+ of the backup is damaged/,
      ],
      [() => run('dance', 'tango'), /no command “dance”.*reset-password/],
      [() => run('ban'), /“ban” needs username or id/],
      [() => run('ban', 'anna', '--lang', 'xx'), /no command “--lang xx”.*en, de, pl/],
      [() => runOn({ DATA_DIR: `${folder.path}/empty` }, 'ban', 'anna'), /no database at/],
      [() => runOn({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'ban', 'anna'), /doesn’t answer: .*ECONNREFUSED/],
      [() => runOn({ DATABASE_URL: 'mysql://x' }, 'ban', 'anna'), /DATABASE_URL/],
    ];
    for (const [ask, why] of isThorough ? refusals : refusals.filter((_, i) => i % 3 === 0)) {
      const { code, out, errors } = await ask();
      assert.match(errors, why);
      assert.equal(code, 1, errors);
      assert.equal(out, '');
      assert.doesNotMatch(errors, /\n\s+at /, 'no stack trace');
    }
    assert.ok(!existsSync(`${folder.path}/empty`));
    empty.remove();
  });

  it('have help in four languages', async () => {
    const words = { en: /locks the person out/, de: /sperrt die Person/, pl: /blokuje osobę/, ru: /блокирует/ };
    for (const [code, about] of Object.entries(isThorough ? words : { pl: words.pl })) {
      const help = await done('--help', '--lang', code);
      assert.match(help, about);
      for (const name of ['reset-password', 'ban', 'unban', 'remove-table', 'backup', 'restore'])
        assert.match(help, new RegExp(`  ${name} <`));
    }
    assert.match((await run('ban', 'nobody', '--lang=de')).errors, /niemanden namens „nobody“/);
    assert.equal((await run()).code, 2);
  });
});
