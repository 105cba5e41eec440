import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions, checkPerft, configurationsOf, conformIn } from '@moonstaff/kernel/conformance';
import { subject } from './conformance.ts';

for (const configuration of configurationsOf(subject)) {
  const { seats, options } = configuration;
  test(`conforms with ${seats} at the table, ${Object.values(options).join(', ')}`, () => {
    assert.deepEqual(conformIn(subject, configuration, { games: 20, seed: 'guild' }), []);
  });
}

test('refuses options it does not have', () => {
  assert.deepEqual(checkOptions(subject), []);
});

test('has as many lines of play as counted before', () => {
  assert.deepEqual(checkPerft(subject), []);
});
