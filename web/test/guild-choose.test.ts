import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GuildAction } from '@moonstaff/guild';
import { clicks } from '../src/boards/guild/choose.ts';
import type { Snapshot } from '../src/table/source.ts';

type Trade = Extract<GuildAction, { type: 'trade' }>;

const route = (from: string, to: string): readonly Trade[] =>
  [from, to].map((post) => ({ type: 'trade', from, to, post }));

const asked = (legal: readonly GuildAction[]): Snapshot => ({ legal }) as unknown as Snapshot;

const three = asked([...route('A', 'B'), ...route('A', 'C'), ...route('B', 'C')]);

test('of three joined cities any may be first, and any other then gets the post', () => {
  assert.deepEqual(
    [...clicks(three, undefined)],
    ['A', 'B', 'C'].map((city) => [city, { first: city }]),
  );
  for (const [first, ...others] of ['ABC', 'BAC', 'CAB'].map((order) => [...order] as [string, ...string[]])) {
    const found = clicks(three, first);
    for (const post of others) {
      const click = found.get(post);
      assert.ok(click !== undefined && 'act' in click && click.act.type === 'trade');
      assert.equal(click.act.post, post);
      assert.deepEqual([click.act.from, click.act.to].sort(), [first, post].sort());
    }
  }
});

test('the first city once more is taken back, so that every route stays within reach (G-CITY-5)', () => {
  assert.deepEqual(clicks(three, 'A').get('A'), { first: undefined });
});

test('where only two cities are joined, the city of the post says it all', () => {
  assert.deepEqual([...clicks(asked(route('A', 'B')), undefined).keys()].sort(), ['A', 'B']);
  for (const click of clicks(asked(route('A', 'B')), undefined).values()) assert.ok('act' in click);
});
