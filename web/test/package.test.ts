import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { visit } from '@moonstaff/client/visitor';
import { pack } from '@moonstaff/tools/package';
import { pages } from './support/pages.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const LARGEST = 15e6;
const windows = process.platform === 'win32';

/** An empty folder outside the project. */
const folder = mkdtempSync(join(tmpdir(), 'moonstaff-installed-'));
const command = join(folder, 'node_modules/.bin', windows ? 'moonstaff.cmd' : 'moonstaff');
let tarball = '';

before(async () => {
  tarball = await pack(ROOT, await pages(), folder);
  // What it needs is in the tarball. Nothing is fetched.
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, tarball];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: windows });
});
after(() => rmSync(folder, { recursive: true }));

/** Starts the server without a word, as `npx moonstaff` does. */
async function start(): Promise<{ readonly url: string; stop(): Promise<number | null> }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(command, { cwd: folder, env, shell: windows, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /"port":(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return exit;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

test('the package is small', () => {
  assert.ok(statSync(tarball).size < LARGEST);
});

test('the installed package serves the page and both games, until a signal stops it', async () => {
  const { url, stop } = await start();
  try {
    assert.match(await (await fetch(url)).text(), /<div id="page">/);
    assert.equal((await fetch(`${url}/api/docs/json`)).status, 200);
    for (const game of ['arnak', 'guild']) await visit(url, game);
  } finally {
    assert.equal(await stop(), 0);
  }
});

test('the installed package plays on several cores', () => {
  const words = ['simulate', '--game', 'guild', '--games', '2', '--jobs', '2', '--bots', 'novice', '--json'];
  const { games } = JSON.parse(execFileSync(command, words, { cwd: folder, encoding: 'utf8', shell: windows }));
  assert.equal(games, 2);
});

test('the installed package has the operator’s commands', () => {
  const options = { cwd: folder, encoding: 'utf8', shell: windows } as const;
  assert.match(execFileSync(command, ['operator', 'list', 'people', 'Ilka'], options), /\tguest\tIlka\n/);
  assert.match(execFileSync(command, ['operator', 'announce', '--stop', '15', 'Soon'], options), /within seconds/);
  assert.match(execFileSync(command, ['operator', 'new-cookie-key', '--end-all'], options), /have ended/);
});

test('the installed package has the version of the project', () => {
  const version = (path: string): string => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version;
  assert.equal(version(join(folder, 'node_modules/moonstaff')), version(ROOT));
});
