import assert from 'node:assert/strict';
import test from 'node:test';
import { canShare, jobsFor } from '../jobs.ts';
import { folderOf } from './folder.ts';

const QUICK = "test('a', () => {});";

test('files of a package share processes, the longest jobs start first', (t) => {
  const files = ['kernel/test/a.test.ts', 'kernel/test/b.test.ts', 'kernel/test/slow.test.ts', 'text/test/c.test.ts'];
  const root = folderOf(t, Object.fromEntries(files.map((file) => [file, QUICK])));
  const [a = '', b = '', slow = '', c = ''] = files;
  assert.deepEqual(jobsFor(root, files, { [a]: 1, [b]: 2, [slow]: 70, [c]: 1 }), [[slow], [a, b], [c]]);
});

test('no more than twenty share a process, and no more than a minute of tests', (t) => {
  const files = Array.from({ length: 30 }, (_, i) => `kernel/test/${i}.test.ts`);
  const root = folderOf(t, Object.fromEntries(files.map((file) => [file, QUICK])));
  const sizes = (seconds: number): readonly number[] =>
    jobsFor(root, files, Object.fromEntries(files.map((file) => [file, seconds]))).map(({ length }) => length);
  assert.deepEqual(sizes(1), [20, 10]);
  assert.deepEqual(sizes(8), [7, 7, 7, 7, 2]);
});

test('a file that changes or measures what others share has a process of its own', () => {
  assert.ok(canShare(QUICK));
  assert.ok(canShare(`before(() => {});\n${QUICK}`), 'its hooks are its own');
  assert.ok(canShare(`import { spawn } from 'node:child_process';\nspawn(process.execPath);\n${QUICK}`));
  for (const code of [
    `process.env['HOME'] = '';\n${QUICK}`,
    `process.once('exit', () => {});\n${QUICK}`,
    `Object.assign(globalThis, {});\n${QUICK}`,
    `import { mock } from 'node:test';\n${QUICK}`,
    `process.memoryUsage();\n${QUICK}`,
  ])
    assert.ok(!canShare(code), code);
  assert.ok(!canShare('examineAll();'), 'its tests are those of another file');
});
