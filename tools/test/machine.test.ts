import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import test from 'node:test';
import { chromium, findChromium } from '@moonstaff/tools/chromium';
import { findPostgres, startPostgres } from '@moonstaff/tools/postgres';
import { inPath } from '../machine.ts';
import { folderOf } from './folder.ts';

test('a command is searched by each of its names in each folder of the path', (t) => {
  const folder = folderOf(t, { 'a/note': '', 'b/second': '', 'b/note': '' });
  for (const name of ['b/second', 'b/note']) chmodSync(join(folder, name), 0o755);
  const path = [join(folder, 'a'), join(folder, 'b')].join(process.platform === 'win32' ? ';' : ':');
  assert.equal(inPath(['first', 'second'], path), join(folder, 'b', 'second'));
  assert.equal(inPath(['note'], path), join(folder, 'b', 'note'));
  assert.equal(inPath(['third'], path), undefined);
});

test('there is a browser to test with', () => {
  const { status, stdout } = spawnSync(chromium(), ['--version'], { encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(stdout, /\d+\.\d+/);
});

test("a named browser or PostgreSQL that doesn't exist isn't replaced by another", () => {
  process.env['MOONSTAFF_CHROMIUM'] = '/nowhere/chromium';
  process.env['MOONSTAFF_POSTGRES_BIN'] = '/nowhere';
  assert.equal(findChromium(), undefined);
  assert.equal(findPostgres(), undefined);
  delete process.env['MOONSTAFF_CHROMIUM'];
  delete process.env['MOONSTAFF_POSTGRES_BIN'];
});

/** Asks for encryption. PostgreSQL replies N if it has none. */
async function greet(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
  const [reply] = await once(socket, 'data');
  socket.destroy();
  return String(reply);
}

test("a temporary PostgreSQL runs until it's stopped", async () => {
  const [one, other] = await Promise.all([startPostgres(), startPostgres()]);
  assert.notEqual(one.url, other.url);
  assert.equal(await greet(one.url), 'N');
  await one.stop();
  await assert.rejects(greet(one.url), { code: 'ECONNREFUSED' });
  assert.equal(await greet(other.url), 'N');
  await other.stop();
});
