import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GuildAction } from '@moonstaff/guild';
import { keyOf, type Thing, thingsOf } from '../src/boards/guild/things.ts';
import { GuildTable } from './support/guild-table.ts';

test('every thing has a key of its own', () => {
  const things: readonly Thing[] = [
    { on: 'space', seat: 0, space: '1,-1' },
    { on: 'space', seat: 1, space: '1,-1' },
    { on: 'space', seat: 0, space: '1,1' },
    { on: 'piece', piece: 'explorer', seat: 0, space: '1,-1' },
    { on: 'piece', piece: 'village', seat: 0, space: '1,-1' },
    { on: 'map', seat: 1 },
    { on: 'deck', card: 'explore-sea' },
    { on: 'goal', goal: 'aghon-route-12' },
    { on: 'slot', slot: 'I' },
    { on: 'slot', slot: 'II' },
    { on: 'use', slot: 'I' },
    { on: 'offer', card: 'sea5' },
    { on: 'keep', card: 'sea5' },
    { on: 'treasure', treasure: 'vase' },
    { on: 'treasures' },
    { on: 'purse' },
    { on: 'supply', piece: 'explorer' },
    { on: 'supply', piece: 'village' },
    { on: 'pay', piece: 'village' },
    { on: 'pay', piece: 'tower' },
    { on: 'button', button: 'done' },
    { on: 'button', button: 'nextStep' },
  ];
  assert.equal(new Set(things.map(keyOf)).size, things.length);
  assert.equal(keyOf({ on: 'space', seat: 0, space: '1,-1' }), keyOf({ on: 'space', seat: 0, space: '1,-1' }));
});

test('every action names what is pressed for it', () => {
  const { view } = new GuildTable().moment;
  const pressed = (action: GuildAction): readonly Thing[] => thingsOf(action, view);
  assert.deepEqual(pressed({ type: 'explore', field: '1,0' }), [{ on: 'space', seat: 0, space: '1,0' }]);
  assert.deepEqual(pressed({ type: 'village', field: '1,0' }), [{ on: 'space', seat: 0, space: '1,0' }]);
  assert.deepEqual(
    pressed({ type: 'trade', from: '1,0', to: '2,0', post: '2,0' }),
    ['2,0', '1,0'].map((space) => ({ on: 'space', seat: 0, space })),
    'the city of the trading post comes first',
  );
  assert.deepEqual(
    pressed({ type: 'keep', card: 'sea5' }),
    [
      { on: 'keep', card: 'sea5' },
      { on: 'offer', card: 'sea5' },
    ],
    'the button, once the card is chosen; until then the card',
  );
  assert.deepEqual(pressed({ type: 'use', slot: 'II' }), [
    { on: 'use', slot: 'II' },
    { on: 'slot', slot: 'II' },
  ]);
  for (const type of ['nextStep', 'decline'] as const)
    assert.deepEqual(pressed({ type }), [{ on: 'button', button: type }]);
  assert.deepEqual(
    pressed({ type: 'done' }),
    ['endTurn', 'done'].map((button) => ({ on: 'button', button })),
    'the answer to a warning, should there be one',
  );
});
