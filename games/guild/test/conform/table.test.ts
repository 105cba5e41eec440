import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions, checkPerft } from '@moonstaff/kernel/conformance';
import { subject } from '../conformance.ts';

test('refuses options it does not have', () => {
  assert.deepEqual(checkOptions(subject), []);
});

test('has as many lines of play as counted before', () => {
  assert.deepEqual(checkPerft(subject), []);
});
