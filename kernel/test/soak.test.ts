import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Finding } from '@moonstaff/kernel/conformance';
import { keepFailures, readFailures } from '../test-kit/failures.ts';

const configuration = { seats: 2, options: {} };
const finding = (seed: string, what: string): Finding => ({ check: 'undo', configuration, seed, step: 4, what });

describe('games that failed', () => {
  test('are kept once each, with what was found first', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'moonstaff-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = pathToFileURL(join(folder, 'soak-failures.json'));
    assert.deepEqual(readFailures(file), []);
    keepFailures(file, []);
    assert.equal(existsSync(file), false);
    keepFailures(file, [finding('a 1', 'one'), finding('a 2', 'two\n  at line 3')]);
    keepFailures(file, [finding('a 1', 'again'), finding('a 3', 'three')]);
    assert.deepEqual(readFailures(file), [
      { configuration, seed: 'a 1', found: 'undo at step 4: one' },
      { configuration, seed: 'a 2', found: 'undo at step 4: two' },
      { configuration, seed: 'a 3', found: 'undo at step 4: three' },
    ]);
  });
});

describe('soak', () => {
  const soak = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../test-kit/soak.ts', import.meta.url)), ...args], {
      encoding: 'utf8',
    });

  test('plays every configuration of a game', () => {
    const { status, stdout, stderr } = soak('--games', '1', '--cores', '2', '--seed', 'short', 'sample');
    assert.equal(stderr, '');
    assert.equal(stdout, '13 games of sample, seed "short"\n13 games played, 0 failed\n');
    assert.equal(status, 0);
  });

  test('names the games there are when asked for another', () => {
    const { status, stderr } = soak('chess');
    assert.equal(status, 2);
    assert.match(stderr, /^No game chess; there are: sample/);
  });
});
