import assert from 'node:assert/strict';
import test from 'node:test';
import { isPure, jobsFor } from '../jobs.ts';
import { folderOf } from './folder.ts';

const QUICK = "test('a', () => {});";

test('quick files of a package share a process, the longest jobs start first', (t) => {
  const files = ['kernel/test/a.test.ts', 'kernel/test/b.test.ts', 'kernel/test/slow.test.ts', 'text/test/c.test.ts'];
  const root = folderOf(t, Object.fromEntries(files.map((file) => [file, QUICK])));
  const [a = '', b = '', slow = '', c = ''] = files;
  assert.deepEqual(jobsFor(root, files, { [a]: 1, [b]: 2, [slow]: 9, [c]: 1 }), [[slow], [a, b], [c]]);
});

test('no more than twelve share a process', (t) => {
  const files = Array.from({ length: 30 }, (_, i) => `kernel/test/${i}.test.ts`);
  const root = folderOf(t, Object.fromEntries(files.map((file) => [file, QUICK])));
  assert.deepEqual(
    jobsFor(root, files, {}).map(({ length }) => length),
    [12, 12, 6],
  );
});

test('a file that could disturb others has a process of its own', () => {
  assert.ok(isPure('kernel/test/a.test.ts', QUICK));
  assert.ok(isPure('games/arnak/test/a.test.ts', `import { readFileSync } from 'node:fs';\n${QUICK}`));
  assert.ok(isPure('web/test/a.test.ts', `test('a', (t) => t.after(() => {}));`));
  for (const code of [
    `before(() => {}); ${QUICK}`,
    `afterEach(() => {});\n${QUICK}`,
    `process.env.HOME = '';\n${QUICK}`,
    `import { spawn } from 'node:child_process';\n${QUICK}`,
    `Object.assign(globalThis, {});\n${QUICK}`,
  ])
    assert.ok(!isPure('kernel/test/a.test.ts', code), code);
  assert.ok(!isPure('web/test/a.test.ts', `describe('a', async () => {\n${QUICK}\n});`), 'its tests are named late');
  assert.ok(!isPure('server/test/a.test.ts', QUICK), 'servers, clocks and sockets');
  assert.ok(!isPure('kernel/test/a.test.ts', 'examineAll();'), 'its tests are those of another file');
});
