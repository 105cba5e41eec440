import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schedule } from '../src/tournament/schedule.ts';
import { meanOf, ratings, shareOf } from '../src/tournament/stats.ts';

const near = (actual: number, expected: number, by = 0.001): void =>
  assert.ok(Math.abs(actual - expected) < by, `${actual} is not near ${expected}`);

test('a share has its Wilson interval', () => {
  const { share, low, high } = shareOf(60, 100);
  near(share, 0.6);
  near(low, 0.502);
  near(high, 0.6906);
  assert.deepEqual(shareOf(0, 0), { share: 0, low: 0, high: 1, of: 0 });
});

test('a mean has its interval', () => {
  const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
  near(mean, 3);
  near(high - mean, 1.959964 * Math.sqrt(2.5 / 5));
  near(mean - low, high - mean);
});

test('ten wins in eleven are worth about 400 rating points', () => {
  const duels = Array.from({ length: 1100 }, (_, i) => ({ a: 'strong', b: 'weak', score: i % 11 === 0 ? 0 : 1 }));
  const table = ratings(['strong', 'weak'], duels);
  near((table.get('strong') ?? 0) - (table.get('weak') ?? 0), 400, 8);
});

test('every shuffle is played with every rotation of the seats', () => {
  const fixtures = schedule(2, 2, 6, 'x');
  assert.deepEqual(
    fixtures.map(({ seating }) => seating),
    [
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  );
  assert.equal(new Set(fixtures.map(({ seed }) => seed)).size, 3);
  assert.equal(fixtures[0]?.seed, fixtures[1]?.seed);
});

test('if there are fewer entrants than seats, each takes as many seats as the others', () => {
  const seats = schedule(2, 4, 4, 'x').flatMap(({ seating }) => seating);
  assert.equal(seats.filter((entrant) => entrant === 0).length, 8);
});
