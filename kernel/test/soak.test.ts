import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Finding } from '@moonstaff/kernel/conformance';
import { keepFailures, readFailures } from '../test-kit/failures.ts';
import { batchesOf, work } from '../test-kit/soak-work.ts';

const configuration = { seats: 2, options: {} };
const finding = (seed: string, what: string): Finding => ({ check: 'undo', configuration, seed, step: 4, what });

describe('games that failed', () => {
  test('are saved once each, with the first finding', (t) => {
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

test('every game of a faulty subject is found, by its own seed', async () => {
  const module = new URL('./planted/leaky.ts', import.meta.url);
  const batches = (await batchesOf(module, 12, 'leaky')).slice(0, 2);
  const seeds: string[] = [];
  await work(batches, 2, ({ findings }) => {
    seeds.push(...findings.map(({ seed }) => seed));
  });
  assert.deepEqual(
    batches.map(({ games }) => games),
    [10, 2],
  );
  assert.equal(new Set(seeds).size, 12);
});

describe('soak', () => {
  const soak = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../test-kit/soak.ts', import.meta.url)), ...args], {
      encoding: 'utf8',
    });

  test('plays every configuration of a game', () => {
    const { status, stdout, stderr } = soak('--games', '1', '--cores', '2', '--seed', 'short', 'sample');
    assert.equal(stderr, '');
    const lines = stdout.trimEnd().split('\n');
    assert.equal(lines[0], '13 games of sample, seed "short"');
    assert.equal(lines.filter((line) => /^\d+ of 13 games, 0 failed$/.test(line)).length, 10);
    assert.equal(lines.at(-1), '13 games played, 0 failed');
    assert.equal(status, 0);
  });

  test('says what it can do if used wrongly', () => {
    const { status, stderr } = soak('chess');
    assert.equal(status, 2);
    assert.match(stderr, /there's no “chess”, only sample, /);
    assert.equal(soak('--games', 'many').status, 2);
    assert.equal(soak('--gams', '3').status, 2);
    assert.equal(soak('--help').status, 0);
  });
});
