import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { freePort } from '@moonstaff/tools/port';
import { ran } from './support.ts';

/** Asks until the server answers. */
async function answers(url: string): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return true;
    await wait(100);
  }
  return false;
}

describe('serve', () => {
  for (const command of [['serve'], []]) {
    it(`${command.join('') || 'no command'} starts the server at a port, with its data in a folder, until a signal stops it`, async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'moonstaff-serve-'));
      const port = await freePort();
      const main = join(import.meta.dirname, '../src/main.ts');
      const words = [main, ...command, '--port', String(port), '--data', folder];
      const child = spawn(process.execPath, words, { stdio: 'ignore', env: { ...process.env, HOST: '127.0.0.1' } });
      test.after(() => {
        child.kill('SIGKILL');
        rmSync(folder, { recursive: true });
      });
      assert.ok(await answers(`http://127.0.0.1:${port}/`));
      assert.ok(existsSync(join(folder, 'moonstaff.sqlite')));
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      assert.deepEqual(await ended, [0, null]);
    });
  }

  it('says why it can’t start, in the chosen language', async (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'moonstaff-serve-'));
    test.after(() => rmSync(folder, { recursive: true }));
    const words = [join(import.meta.dirname, '../src/main.ts'), 'serve', '--lang', 'de', '--data', folder];
    const env = { ...process.env, HOST: '203.0.113.7', PORT: '0', LC_ALL: 'pl_PL.UTF-8' };
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
    const said = text(child.stderr);
    assert.deepEqual(await once(child, 'exit'), [1, null]);
    assert.match(await said, /^Die Adresse „203\.0\.113\.7“ gehört nicht zu diesem Computer\. .*\n$/);
  });

  it('refuses an impossible port', async () => {
    const { code, err } = await ran('serve --port 70000');
    assert.equal(code, 2);
    assert.match(err, /--port must be a whole number from 0 to 65535/);
  });
});
