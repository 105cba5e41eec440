import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { recordThorough } from '../record.ts';
import type { FileResult } from '../suites.ts';
import { hasTwoLengths } from '../thorough.ts';

const result = (file: string, failed: number): FileResult => ({ file, passed: 2, failed, failures: [], ms: 1 });

test('a thorough run takes the files that have two lengths', () => {
  assert.ok(hasTwoLengths("import { isThorough } from '@moonstaff/tools/thorough';"));
  assert.ok(!hasTwoLengths("import { PATIENCE_MS } from '@moonstaff/tools/patience';"));
});

test('its record names what was used and what failed, but no path of the machine', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'moonstaff-'));
  t.after(() => rmSync(root, { recursive: true }));
  recordThorough(root, [result('web/b', 1), result('web/a', 0)], [{ uses: 'Chromium 1.2 (/usr/bin/chromium)' }]);
  const { passed, uses, files } = JSON.parse(readFileSync(join(root, 'tools/results/thorough.json'), 'utf8'));
  assert.equal(passed, false);
  assert.equal(uses[1], 'Chromium 1.2');
  assert.deepEqual(files, [
    { file: 'web/a', passed: 2, failed: 0 },
    { file: 'web/b', passed: 2, failed: 1 },
  ]);
});
