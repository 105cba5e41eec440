import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payment } from '@moonstaff/arnak';
import { leavings, NO_WISH, pressed, propose, sourcesOf, type Wish } from '../src/boards/arnak/play/payment.ts';
import type { ThingKey } from '../src/table/board.ts';
import { FOUR, gameWhere } from './support/arnak-game.ts';
import { paymentsOf } from './support/arnak-scenes.ts';

const SEEN = 300;

/** Everything that was ever to be paid in some games, as the ways to pay it. */
function prices(): readonly (readonly Payment[])[] {
  const found: (readonly Payment[])[] = [];
  gameWhere(
    (moment) => {
      const payments = paymentsOf(moment);
      if (payments.length > 1) found.push(payments);
      return found.length === SEEN;
    },
    { name: 'prices', sitters: FOUR },
  );
  return found;
}

const sorted = (sources: ReadonlyMap<ThingKey, number>): string => JSON.stringify([...sources].toSorted());

/** Presses sources, one after the other, until the proposal takes from the same ones; how often. */
function presses(payments: readonly Payment[], wanted: Payment): number {
  const goal = sourcesOf(wanted);
  let wish: Wish = NO_WISH;
  for (let n = 0; n < 12; n++) {
    const now = propose(payments, wish);
    assert.ok(now !== undefined, 'there is always a proposal');
    const given = sourcesOf(now);
    const more = [...goal].find(([thing, count]) => (given.get(thing) ?? 0) < count);
    const less = [...given].find(([thing, count]) => (goal.get(thing) ?? 0) < count);
    if (more !== undefined) wish = pressed(payments, wish, more[0], true);
    else if (less !== undefined) wish = pressed(payments, wish, less[0], false);
    else return n;
  }
  return assert.fail(`never reached ${sorted(goal)} among ${JSON.stringify(payments)}`);
}

test('every legal payment is a few presses on its sources away, and what it leaves one more', () => {
  for (const payments of prices()) {
    for (const payment of payments) {
      assert.ok(presses(payments, payment) <= 8);
      const alike = payments.filter((other) => sorted(sourcesOf(other)) === sorted(sourcesOf(payment)));
      assert.deepEqual(leavings(payments, payment), alike.length > 1 ? alike : []);
      assert.equal(propose(payments, { ...NO_WISH, whole: payment }), payment);
    }
  }
});

test('what is proposed first hurts least: Fear before a card, a card before coins for a pilot', () => {
  const fear: Payment = { type: 'pay', cards: ['fear'] };
  const funding: Payment = { type: 'pay', cards: ['funding-car'] };
  const pilot: Payment = { type: 'pay', pilots: 1 };
  assert.equal(propose([pilot, funding, fear], NO_WISH), fear);
  assert.equal(propose([pilot, funding], NO_WISH), funding);
  assert.equal(propose([], NO_WISH), undefined);
});
