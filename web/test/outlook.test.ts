import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from '../src/table/hint/outlook.ts';

test('a range is drawn between round figures, with room on both sides', () => {
  const range = rangeOf({ expected: 65.2, low: 60.6, high: 70.4 });
  assert.deepEqual([range.low, range.high, range.from, range.to], [61, 70, 50, 80]);
  assert.ok(range.start > 0.1 && range.start < range.middle && range.middle < range.end && range.end < 0.9);
});

test('a result that’s certain, or below zero, has a scale too', () => {
  const { from, to, start, end, middle } = rangeOf({ expected: -3, low: -3, high: -3 });
  assert.deepEqual([from, to], [-10, 10]);
  assert.equal(start, end);
  assert.equal(middle, start);
});

test('the middle stays inside the range', () => {
  assert.equal(
    rangeOf({ expected: 90, low: 60, high: 70 }).middle,
    rangeOf({ expected: 70, low: 60, high: 70 }).middle,
  );
});
