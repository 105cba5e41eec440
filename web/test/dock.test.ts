import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAboveBand, fitsBeside, heightInUnits } from '../src/table/dock/dock.ts';

test('a column stands beside the table where the table stays large enough to read', () => {
  assert.deepEqual([1920, 1440, 1366, 1356].map(fitsBeside), [true, true, true, true]);
  assert.deepEqual([1355, 1180, 820, 390].map(fitsBeside), [false, false, false, false]);
});

test('with large cards, fewer turns fit above the band', () => {
  assert.equal(fitsAboveBand(800, 1), true);
  assert.equal(fitsAboveBand(800, 1, true), false);
});

test('the height in units follows from the window, and what is docked makes the units smaller', () => {
  assert.equal(Math.round(heightInUnits({ width: 1366, height: 768 })), 768);
  assert.equal(Math.round(heightInUnits({ width: 1920, height: 1080 })), 768);
  assert.equal(Math.round(heightInUnits({ width: 1440, height: 900 })), 854);
  assert.equal(Math.round(heightInUnits({ width: 1440, height: 900 }, 'column')), 985);
  assert.equal(Math.round(heightInUnits({ width: 1440, height: 900 }, 'help')), 923);
});
