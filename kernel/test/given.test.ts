import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '@moonstaff/kernel';
import { fieldsOf, flagOf, listOf, manyOf, numberOf, oneOf, readParts, textOf } from '@moonstaff/kernel/given';
import { refusal } from './refusal.ts';

const WRONG: readonly [(value: Json, path: string) => unknown, readonly Json[], string][] = [
  [fieldsOf, ['text', 3, null, []], 'given.map'],
  [listOf, ['text', {}], 'given.list'],
  [numberOf, ['3', 1.5, -1], 'given.number'],
  [textOf, [3, null], 'given.text'],
  [flagOf, ['true', 1], 'given.flag'],
  [(value, path) => oneOf(value, ['left', 'right'], path), ['up', 3], 'given.id'],
];
for (const [read, values, key] of WRONG) {
  for (const value of values) {
    test(`${JSON.stringify(value)} is refused with ${key} and where it is`, () => {
      const reason = refusal(() => read(value, 'players.0'));
      assert.equal(reason.key, key);
      assert.equal(reason.args.path, 'players.0');
    });
  }
}

test('what is right is read', () => {
  assert.equal(numberOf(0, ''), 0);
  assert.deepEqual(manyOf(['left', 'left'], ['left', 'right'], ''), ['left', 'left']);
  assert.equal(refusal(() => manyOf(['left', 'up'], ['left', 'right'], 'way')).args.path, 'way.1');
});

test('parts are read in the order of their readers, and an unknown one is refused with the known ones', () => {
  const read: string[] = [];
  const readers = { first: () => read.push('first'), second: () => read.push('second') };
  readParts({ second: 1, first: 2 }, 'given', readers);
  assert.deepEqual(read, ['first', 'second']);
  assert.deepEqual(
    refusal(() => readParts({ third: 1 }, 'given', readers)),
    { key: 'given.part', args: { path: 'given.third', known: ['first', 'second'] } },
  );
});
