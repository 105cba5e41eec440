import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byId, inBox, newestRules, type Printed, printedIn, printedNow } from '@moonstaff/kernel';

const cards = [{ id: 'old' }, { id: 'newer', since: 2 }, { id: 'newest', since: 4 }];

test('a table has the components that came with its rules or before', () => {
  const ids = (rules: number): readonly string[] => inBox(rules, cards).map(({ id }) => id);
  assert.deepEqual([1, 2, 3, 4].map(ids), [['old'], ['old', 'newer'], ['old', 'newer'], ['old', 'newer', 'newest']]);
});

test('the newest rules are those of the last change or component', () => {
  assert.deepEqual(
    [newestRules({}, []), newestRules({ a: 3 }, []), newestRules({ a: 3 }, cards), newestRules({ a: 5 }, cards)],
    [1, 3, 4, 5],
  );
});

test('a second component with the same id is refused by name', () => {
  assert.equal(byId<string, (typeof cards)[number]>(cards)['newer']?.since, 2);
  assert.throws(() => byId([...cards, { id: 'newer' }]), /two components have the id newer/);
});

test('something printed is what it was when the table began, and new tables have the last correction', () => {
  const coins: Printed<number> = {
    first: 2,
    corrected: [
      { since: 3, to: 3 },
      { since: 5, to: 4 },
    ],
  };
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((rules) => printedIn(rules, coins)),
    [2, 2, 3, 3, 4, 4],
  );
  assert.equal(printedNow(coins), 4);
  assert.equal(printedIn(9, { first: 2 }), 2);
  assert.equal(newestRules({ a: 2 }, [], [coins]), 5);
});
