import assert from 'node:assert/strict';
import test from 'node:test';
import { preparationOf, preparationsFor, prepare } from '../prepare.ts';
import { folderOf } from './folder.ts';

const PREPARE = `export const prepare = async () => ({ uses: 'a lamp', env: { LAMP: 'lit' }, stop: async () => {} });`;

test('only what the test files need is prepared', async (t) => {
  const root = folderOf(t, {
    'web/test/prepare.ts': PREPARE,
    'games/some/test/prepare.ts': PREPARE,
    'server/test/prepare.ts': PREPARE,
  });
  const needed = preparationsFor(root, ['web/test/a.test.ts', 'web/test/deep/b.test.ts', 'games/some/test/c.test.ts']);
  assert.deepEqual(needed, ['games/some/test/prepare.ts', 'web/test/prepare.ts']);
  const prepared = await prepare(root, 'web/test/prepare.ts');
  assert.equal(prepared.uses, 'a lamp');
  assert.deepEqual(prepared.env, { LAMP: 'lit' });
});

test('a folder without `prepare.ts` needs no preparation', (t) => {
  assert.deepEqual(preparationsFor(folderOf(t, {}), ['kernel/test/a.test.ts']), []);
});

test('a test file waits for the preparation of its own folder', () => {
  const running = new Map([['web/test/prepare.ts', 'a lamp']]);
  assert.equal(preparationOf('web/test/deep/a.test.ts', running), 'a lamp');
  assert.equal(preparationOf('kernel/test/a.test.ts', running), undefined);
});
