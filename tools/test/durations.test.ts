import assert from 'node:assert/strict';
import test from 'node:test';
import { readDurations, slowest, writeDurations } from '../durations.ts';
import { folderOf } from './folder.ts';

const result = (file: string, ms: number) => ({ file, ms, passed: 1, failed: 0, failures: [] });

test('a run remembers how long its files took, and keeps the values of others', (t) => {
  const root = folderOf(t, { 'tools/test-durations.json': '{"old": 7, "new": 7}' });
  assert.deepEqual(readDurations(root), { old: 7, new: 7 });
  writeDurations(root, [result('new', 1234)]);
  assert.deepEqual(readDurations(root), { old: 7, new: 1.2 });
});

test('there are no durations before the first run', (t) => {
  assert.deepEqual(readDurations(folderOf(t, {})), {});
});

test('the slowest come first', () => {
  const results = [result('a', 10), result('b', 30), result('c', 20)];
  assert.deepEqual(
    slowest(results, 2).map(({ file }) => file),
    ['b', 'c'],
  );
});
