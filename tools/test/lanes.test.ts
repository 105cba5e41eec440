import assert from 'node:assert/strict';
import test from 'node:test';
import { inLanes } from '../lanes.ts';

test('jobs begin in their order, never more at a time than there are lanes', async () => {
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5], 2, async (job) => {
    begun.push(job);
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
  });
  assert.deepEqual(begun, [1, 2, 3, 4, 5]);
  assert.equal(most, 2);
});

test('a job that waits for something lets the others go first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  await inLanes(
    ['web', 'kernel', 'tools'],
    1,
    async (job) => {
      begun.push(job);
      if (job === 'tools') resolve();
    },
    (job) => (job === 'web' ? promise : undefined),
  );
  assert.deepEqual(begun, ['kernel', 'tools', 'web']);
});

test('what could not be had is no longer waited for', async () => {
  const begun: string[] = [];
  const failed = Promise.reject(new Error('no browser'));
  await inLanes(
    ['web'],
    3,
    async (job) => void begun.push(job),
    () => failed,
  );
  assert.deepEqual(begun, ['web']);
});
