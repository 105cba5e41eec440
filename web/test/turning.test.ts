import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentNamed, turnNamed } from '../src/replay/moment.ts';
import { turningPoints } from '../src/score/turning.ts';

const after = (...standings: readonly (readonly number[])[]) => standings.map((points) => ({ points, told: [] }));
const told = (...standings: readonly (readonly number[])[]): readonly string[] =>
  turningPoints(after(...standings)).map(({ kind, seat, turn, gain }) => `${turn}: ${seat} ${kind} ${gain}`);

test('whoever overtakes takes the lead; who leads first or draws level does not', () => {
  assert.deepEqual(told([3, 0], [3, 3], [3, 5], [9, 5]), ['1: 0 leap 3', '2: 1 leap 3', '3: 1 lead 2', '4: 0 lead 6']);
});

test('a turn is told once, in the order of the game', () => {
  assert.deepEqual(told([1, 0], [1, 8], [4, 8]), ['1: 0 leap 1', '2: 1 lead 8', '3: 0 leap 3']);
});

test('of many leads those that lasted longest are told, of many leaps the largest', () => {
  const seesaw = told(
    [1, 0],
    [1, 2],
    [3, 2],
    [3, 4],
    [5, 4],
    [5, 4],
    [5, 6],
    [5, 6],
    [5, 6],
    [7, 6],
    [7, 6],
    [7, 26],
    [40, 26],
  );
  assert.deepEqual(
    seesaw.filter((line) => line.includes('lead')),
    ['5: 0 lead 2', '7: 1 lead 2', '10: 0 lead 2'],
  );
  assert.deepEqual(
    seesaw.filter((line) => line.includes('leap')),
    ['12: 1 leap 20', '13: 0 leap 33'],
  );
});

test('points lost are no leap, and a lead may come without a gain', () => {
  assert.deepEqual(told([5, 4], [3, 4]), ['1: 0 leap 5', '1: 1 leap 4', '2: 1 lead 0']);
  assert.deepEqual(told(), []);
});

test('alone there is no lead', () => {
  assert.deepEqual(told([2], [2], [7]), ['1: 0 leap 2', '3: 0 leap 5']);
});

test('the address of a turn is read as it is written; anything else is an entry', () => {
  assert.deepEqual(momentNamed(turnNamed(12)), { turn: 12 });
  assert.deepEqual(
    ['120', 'nonsense', undefined].map((name) => momentNamed(name)),
    [120, 0, 0],
  );
});
