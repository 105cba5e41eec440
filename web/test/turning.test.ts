import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentNamed, turnNamed } from '../src/kit/route/moment.ts';
import { turningPoints } from '../src/table/score/turning.ts';

const after = (...standings: readonly (readonly number[])[]) =>
  standings.map((totals) => ({ scores: totals.map((total, seat) => ({ seat, total })), told: [] }));
const told = (...standings: readonly (readonly number[])[]): readonly string[] =>
  turningPoints(after(...standings)).map(({ kind, seat, turn, gain }) => `${turn}: ${seat} ${kind} ${gain}`);

test('a player who overtakes takes the lead; one who leads first or draws level doesn’t', () => {
  assert.deepEqual(told([3, 0], [3, 3], [3, 5], [9, 5]), ['2: 1 best 3', '3: 1 lead 2', '4: 0 ahead 6']);
});

test('a lead that was never lost is listed, even if it is the first', () => {
  assert.deepEqual(told([2, 1], [4, 4], [6, 5]), ['1: 0 ahead 0', '2: 0 best 2', '2: 1 best 3']);
});

test('nobody stays ahead who is level in the end', () => {
  assert.deepEqual(told([2, 1], [2, 4], [4, 4]), ['2: 1 lead 3', '3: 0 best 2']);
});

test('of many leads the longest are listed, of many turns everyone’s best', () => {
  assert.deepEqual(told([1, 0], [1, 2], [3, 2], [3, 4], [5, 4], [5, 4], [5, 6], [5, 6], [5, 6], [15, 6], [15, 9]), [
    '5: 0 lead 2',
    '7: 1 lead 2',
    '10: 0 ahead 10',
    '11: 1 best 3',
  ]);
});

test('points lost are no best turn, and a lead may come without a gain', () => {
  assert.deepEqual(told([5, 4], [3, 4]), ['2: 1 ahead 0']);
  assert.deepEqual(told([-1], [-2]), []);
  assert.deepEqual(told(), []);
});

test('a rival takes the lead as one, not as the next seat', () => {
  const against = (own: number, rival: number) => ({
    scores: [
      { seat: 0, total: own },
      { seat: 'rival' as const, total: rival },
    ],
    told: [],
  });
  assert.deepEqual(
    turningPoints([against(3, 1), against(3, 6)]).map(({ seat, kind }) => [seat, kind]),
    [['rival', 'ahead']],
  );
});

test('alone there is no lead', () => {
  assert.deepEqual(told([2], [2], [7]), ['3: 0 best 5']);
});

test('the address of a turn is read as it is written; anything else is an entry', () => {
  assert.deepEqual(momentNamed(turnNamed(12)), { turn: 12 });
  assert.deepEqual(
    ['120', 'nonsense', undefined].map((name) => momentNamed(name)),
    [120, 0, 0],
  );
});
