import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepEqual } from '../src/kit/same/keepEqual.ts';

test('what is equal stays the same object', () => {
  const before = { sites: [{ id: 'a', idols: [1, 2] }, { id: 'b' }], players: new Map([['x', { coins: 1 }]]) };
  assert.equal(keepEqual(before, structuredClone(before)), before);
});

test('what changed is new, and only on the way to it', () => {
  const before = { sites: [{ id: 'a', idols: [1, 2] }, { id: 'b' }], options: { board: 'bird' } };
  const after = keepEqual(before, { sites: [{ id: 'a', idols: [1, 3] }, { id: 'b' }], options: { board: 'bird' } });
  assert.deepEqual(after, { sites: [{ id: 'a', idols: [1, 3] }, { id: 'b' }], options: { board: 'bird' } });
  assert.notEqual(after.sites, before.sites);
  assert.equal(after.sites[1], before.sites[1]);
  assert.equal(after.options, before.options);
});

const UNEQUAL: readonly (readonly [string, unknown, unknown])[] = [
  ['a list that grew', [1, 2], [1, 2, 3]],
  ['a list that shrank', [1, 2, 3], [1, 2]],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['a field that came', { a: 1 }, { a: 1, b: 2 }],
  ['a field that is now there without a value', { a: 1 }, { a: 1, b: undefined }],
  ['another field without a value', { a: undefined }, { b: undefined }],
  ['a map with another key', new Map([['a', undefined]]), new Map([['b', undefined]])],
  ['a set with another member', new Set([1, 2]), new Set([1, 3])],
  ['a list that became a record', [1], { 0: 1 }],
];

for (const [what, before, after] of UNEQUAL)
  test(`${what} is not equal`, () => {
    const kept = keepEqual(before, after);
    assert.deepEqual(kept, after);
    assert.notEqual(kept, before);
  });

test('equal maps and sets stay, and so do the equal values of a map that changed', () => {
  const [map, set] = [
    new Map([
      ['a', { n: 1 }],
      ['b', { n: 2 }],
    ]),
    new Set(['x']),
  ];
  assert.equal(keepEqual(map, structuredClone(map)), map);
  assert.equal(keepEqual(set, new Set(['x'])), set);
  const after = keepEqual(
    map,
    new Map([
      ['a', { n: 1 }],
      ['b', { n: 3 }],
    ]),
  );
  assert.notEqual(after, map);
  assert.equal(after.get('a'), map.get('a'));
});
