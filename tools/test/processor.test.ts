import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { processorSeconds, useIn } from '../processor.ts';

const BUSY = 'const end = performance.now() + 300; while (performance.now() < end);';

test('a process counts its own processor time and that of children that have ended', () => {
  const stat = '9 (a (strange) name) S 7 9 9 0 -1 4194304 500 900 0 0 150 50 1000 25 20 0 11 0 100 0 0';
  assert.deepEqual(useIn(stat), { parent: 7, seconds: 12.25 });
});

test('what children have used counts while they run, and once they have ended', async () => {
  const before = processorSeconds();
  // Only Linux says it.
  if (before === undefined) return;
  spawnSync(process.execPath, ['-e', BUSY]);
  const between = processorSeconds() ?? 0;
  assert.ok(between > before, `${between} after ${before}`);
  const child = spawn(process.execPath, ['-e', `${BUSY} console.log('done'); setInterval(() => {}, 1000);`]);
  await once(child.stdout, 'data');
  const after = processorSeconds() ?? 0;
  child.kill();
  assert.ok(after > between, `${after} after ${between}`);
});
