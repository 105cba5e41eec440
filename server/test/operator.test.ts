import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { at } from '@moonstaff/kernel';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const SCRIPT = fileURLToPath(new URL('../tools/operator.ts', import.meta.url));

describe('the operator’s commands', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [SCRIPT, ...args], {
      env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', LANG: 'en' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  it('work beside a running server', async () => {
    const server = await testServer(`${folder.path}/moonstaff.sqlite`);
    const seated = await startedTable(server.url, 2);
    const anna = at(seated.people, 0);
    await anna.api.claim('anna', 'anna’s password');
    const password = run('reset-password', 'anna').trim();
    assert.equal((await anna.api.signIn('anna', password)).id, anna.id);
    run('ban', 'anna');
    await assert.rejects(anna.api.me(), /server\.person\.unknown/);
    run('unban', 'anna');
    assert.equal((await anna.api.me()).id, anna.id);
    assert.ok(Number(run('backup', `${folder.path}/backup.jsonl`)) > 5);
    assert.ok(existsSync(`${folder.path}/backup.jsonl`));
    run('remove-table', seated.table);
    await assert.rejects(anna.api.command(seated.table, { type: 'chat', text: 'hello?' }), /server\.table\.none/);
    seated.close();
    await server.close();
  });

  it('say what is wrong', () => {
    assert.throws(() => run('ban', 'nobody'), /nobody/);
    assert.throws(() => run('dance'), /backup/);
  });
});
