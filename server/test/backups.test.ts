import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { checkBackup } from '@moonstaff/server/operator';
import { backupFile, backupsIn, lastBackup, removeOldBackups } from '../src/backups/files.ts';
import { lastReport } from '../src/backups/report.ts';
import { eventually } from './support/eventually.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

function folderOf(test: TestContext): string {
  const folder = temporaryFolder();
  test.after(() => folder.remove());
  return folder.path;
}

describe('backup files', () => {
  it('are named by their time, and only ours are ever removed', (test) => {
    const folder = folderOf(test);
    const names = [1, 2, 3].map((hour) => basename(backupFile(folder, Date.UTC(2026, 10, 17, hour))));
    assert.equal(names[0], 'moonstaff-2026-11-17T01-00-00Z.jsonl');
    for (const name of [...names, 'mine.jsonl', `${names[0]}.partial`]) writeFileSync(`${folder}/${name}`, '');
    removeOldBackups(folder, 2);
    assert.deepEqual(readdirSync(folder).sort(), ['mine.jsonl', names[1], names[2], `${names[0]}.partial`].sort());
    assert.equal(backupsIn(folder).length, 2);
  });

  it('never go over one of the same second', (test) => {
    const folder = folderOf(test);
    const at = Date.UTC(2026, 10, 17, 1);
    writeFileSync(backupFile(folder, at), '');
    assert.equal(basename(backupFile(folder, at)), 'moonstaff-2026-11-17T01-00-01Z.jsonl');
  });

  it('are looked for in a folder that is created', (test) => {
    assert.equal(lastBackup(`${folderOf(test)}/not/there`), undefined);
  });
});

describe('a server that makes backups', () => {
  it('makes the first at once, checks it, keeps as many as it should, and says so', async (test) => {
    const folder = folderOf(test);
    let now = Date.now();
    const env = { BACKUP_DIR: `${folder}/backups`, BACKUP_KEEP: '2', LOG_LEVEL: 'info' };
    const server = await testServer(`${folder}/moonstaff.sqlite`, { env, now: () => now });
    test.after(() => server.close());
    const made = (): number => server.lines.filter((line) => line.includes('"backup.made"')).length;
    await eventually(() => made() === 1);
    const seated = await startedTable(server.url, 2);
    for (let more = 0; more < 2; more++) {
      now += 3_600_000;
      await server.backups?.run();
    }
    seated.close();
    const files = backupsIn(`${folder}/backups`);
    assert.equal(files.length, 2);
    const { rows } = await checkBackup(files[1] ?? '');
    assert.ok(rows > 5);
    assert.equal((await lastReport(server.store))?.rows, rows);
    const metrics = await server.metrics.text();
    assert.match(metrics, /moonstaff_backups_total\{failed="false"\} 3/);
    assert.match(metrics, new RegExp(`moonstaff_backup_last_success_seconds ${now / 1000}`));
  });

  it('reports a failed one in the log, the metrics and the database, and leaves no file', async (test) => {
    const folder = folderOf(test);
    writeFileSync(`${folder}/file`, '');
    const server = await testServer(`${folder}/moonstaff.sqlite`, { env: { BACKUP_DIR: `${folder}/file` } });
    test.after(() => server.close());
    await eventually(async () => (await lastReport(server.store)) !== undefined);
    assert.ok(server.lines.some((line) => line.includes('"backup.failed"')));
    assert.match(await server.metrics.text(), /moonstaff_backups_total\{failed="true"\} 1/);
    assert.match((await lastReport(server.store))?.error ?? '', /EEXIST|ENOTDIR/);
  });

  it('makes none if it is not set to', async (test) => {
    const server = await testServer(`${folderOf(test)}/moonstaff.sqlite`);
    test.after(() => server.close());
    assert.equal(server.backups, undefined);
  });
});

it('a damaged backup is noticed', async (test) => {
  const folder = folderOf(test);
  const server = await testServer(`${folder}/moonstaff.sqlite`, { env: { BACKUP_DIR: `${folder}/backups` } });
  await eventually(() => backupsIn(`${folder}/backups`).length === 1);
  await server.close();
  const [file = ''] = backupsIn(`${folder}/backups`);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.includes('cookie-key')).join('\n'));
  await assert.rejects(checkBackup(file), /cutShort/);
});
