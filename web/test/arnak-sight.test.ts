import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areOutOfSight, nextHidden } from '../src/boards/arnak/phone/sight.ts';

const SEEN = { top: 100, bottom: 500 };
const [above, cut, inside, edge, below, far] = [
  { top: -300, bottom: -200 },
  { top: 90, bottom: 140 },
  { top: 100, bottom: 160 },
  { top: 440, bottom: 520 },
  { top: 700, bottom: 760 },
  { top: 1700, bottom: 1760 },
] as const;

describe('on a phone, the next target that isn’t in sight', () => {
  it('is the first one below, also if the cards in hand cover a part of it', () => {
    assert.equal(nextHidden([far, below, inside, above], SEEN), below);
    assert.equal(nextHidden([below, edge], SEEN), edge);
  });

  it('is the first one of all after the last', () => {
    assert.equal(nextHidden([inside, cut, above], SEEN), above);
    assert.equal(nextHidden([inside, cut, above], SEEN, 'below'), undefined);
  });

  it('is none if all are in sight', () => assert.equal(nextHidden([inside], SEEN), undefined));
});

describe('on a phone, what a question is about', () => {
  it('is out of sight while nothing of it is wholly seen', () => {
    assert.ok(areOutOfSight({ spans: [cut, edge, below], fixed: 0 }, SEEN));
    assert.ok(!areOutOfSight({ spans: [inside, below], fixed: 0 }, SEEN));
    assert.ok(!areOutOfSight({ spans: [], fixed: 3 }, SEEN));
  });

  it('is in sight as long as cards in hand are half of it', () => {
    assert.ok(areOutOfSight({ spans: [below, far], fixed: 1 }, SEEN));
    assert.ok(!areOutOfSight({ spans: [below, far], fixed: 2 }, SEEN));
  });
});
