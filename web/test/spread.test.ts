import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from '../src/table/score/spread.ts';

test('what is far enough apart stays where it is', () => {
  assert.deepEqual(spread([40, 10, 90], 15), [40, 10, 90]);
  assert.deepEqual(spread([], 15), []);
});

test('what is too near moves apart around its middle, in its order', () => {
  assert.deepEqual(spread([52, 50], 10), [56, 46]);
  assert.deepEqual(spread([50, 50, 50], 10), [40, 50, 60]);
});

test('what moves apart pushes what it meets', () => {
  assert.deepEqual(spread([50, 50, 59, 90], 10), [43, 53, 63, 90]);
});
