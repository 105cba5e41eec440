import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { assemble, pack } from '@moonstaff/tools/package';
import { isThorough } from '@moonstaff/tools/thorough';
import { servesAll } from './support/installed.ts';
import { pages } from './support/pages.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const LARGEST = 15e6;

/** An empty folder outside the project. */
const folder = mkdtempSync(join(tmpdir(), 'moonstaff-installed-'));
const installed = join(folder, 'node_modules/moonstaff');
/** The script behind the command of the package. */
let script = '';

/** Packed and unpacked: what it needs is in the tarball. npm unpacks it in `npm run installed`. */
async function install(): Promise<void> {
  const tarball = await pack(ROOT, await pages(), folder);
  assert.ok(statSync(tarball).size < LARGEST, 'the package is small');
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
}

/** Packing takes longer than all the rest, so only `npm run thorough` and `npm run installed` do it. */
before(async () => {
  mkdirSync(installed, { recursive: true });
  if (isThorough) await install();
  else await assemble(ROOT, await pages(), installed);
  script = join(installed, JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).bin.moonstaff);
});
after(() => rmSync(folder, { recursive: true }));

const moonstaff = (...words: readonly string[]): string =>
  execFileSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' });

test('the installed package serves the page and both games, until a signal stops it', () =>
  servesAll({ program: process.execPath, args: [script], folder }));

test('the installed package plays on several cores', () => {
  const words = ['simulate', '--game', 'guild', '--games', '2', '--jobs', '2', '--bots', 'novice', '--json'];
  assert.equal(JSON.parse(moonstaff(...words)).games, 2);
});

test('the installed package has the operator’s commands', () => {
  assert.match(moonstaff('operator', 'list', 'people', 'Ilka'), /\tguest\tIlka\n/);
  assert.match(moonstaff('operator', 'announce', '--stop', '15', 'Soon'), /within seconds/);
  assert.match(moonstaff('operator', 'new-cookie-key', '--end-all'), /have ended/);
});

test('the installed package has the version of the project', () => {
  const version = (path: string): string => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version;
  assert.equal(version(installed), version(ROOT));
});
