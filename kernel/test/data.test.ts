import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, canonical, eventFor, same, stateHash } from '@moonstaff/kernel';

describe('same', () => {
  const PAIRS: readonly [unknown, unknown, boolean][] = [
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [undefined, null, false],
    [[], {}, false],
    [{}, [], false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1 }, { a: 2 }, false],
  ];
  for (const [a, b, expected] of PAIRS) {
    test(`${JSON.stringify(a)} and ${JSON.stringify(b)}: ${expected}`, () => {
      assert.equal(same(a, b), expected);
      assert.equal(same(b, a), expected);
    });
  }
});

describe('canonical', () => {
  test('orders fields by name, at every depth, and keeps lists in order', () => {
    assert.equal(canonical({ b: [{ d: 1, c: 2 }], a: 'x' }), '{"a":"x","b":[{"c":2,"d":1}]}');
  });

  test('is what JSON would keep', () => {
    assert.equal(canonical({ a: undefined, b: null }), '{"b":null}');
    assert.equal(canonical([undefined]), '[null]');
    assert.deepEqual(JSON.parse(canonical({ 'k"ey': 'v\n' })), { 'k"ey': 'v\n' });
  });

  test('gives equal hashes only to equal data', () => {
    assert.equal(stateHash({ a: 1, b: 2 }), stateHash({ b: 2, a: 1 }));
    assert.notEqual(stateHash({ a: 1, b: 2 }), stateHash({ a: 2, b: 1 }));
    assert.match(stateHash({}), /^[0-9a-f]{64}$/);
  });
});

test('at returns an element, and throws if there is none', () => {
  assert.equal(at(['a', 'b'], 1), 'b');
  assert.throws(() => at(['a', 'b'], 2), RangeError);
  assert.throws(() => at([], -1), RangeError);
});

describe('an event', () => {
  const event = { key: 'draw', args: { seat: 1 }, secret: { 1: { card: 7 } } };

  test('shows its owner the secret part, too', () => {
    assert.deepEqual(eventFor(event, 1), { key: 'draw', args: { seat: 1, card: 7 } });
  });

  test('doesn’t show anyone else that there is one', () => {
    assert.deepEqual(eventFor(event, 0), { key: 'draw', args: { seat: 1 } });
    assert.deepEqual(eventFor(event, 'spectator'), { key: 'draw', args: { seat: 1 } });
    assert.equal('secret' in eventFor(event, 1), false);
  });
});
