import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awaited, callTo } from '../src/table/server/called.ts';
import { BOT, OPEN, person } from './support/table-info.ts';

test('a rematch calls everybody but oneself and bots; who wasn’t there is away', () => {
  const seats = [person('Ilka'), BOT, person('Bruno'), person('Ola', { gone: true }), person('Tove')];
  const { at, people } = callTo(seats, { you: 0, present: [0, 2, 3] }, 7);
  assert.equal(at, 7);
  assert.deepEqual(
    people.map(({ name, here }) => [name, here]),
    [
      ['Bruno', true],
      ['Ola', false],
      ['Tove', false],
    ],
  );
});

test('who sits down isn’t waited for any more, wherever they sit', () => {
  const call = callTo([person('Ilka'), person('Bruno'), person('Ola')], { you: 0, present: [1, 2] }, 0);
  const names = (seats: Parameters<typeof awaited>[1]): readonly string[] =>
    awaited(call, seats).map(({ name }) => name);
  assert.deepEqual(names([OPEN, OPEN, person('Ilka')]), ['Bruno', 'Ola']);
  assert.deepEqual(names([person('Ola'), BOT, person('Ilka')]), ['Bruno']);
});
