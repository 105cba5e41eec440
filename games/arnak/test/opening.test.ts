import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, seedFrom } from '@moonstaff/kernel';
import { type ArnakState, arnak } from '../src/index.ts';

test('the opening has events for the first round, the hands and the first tile of the rival', () => {
  const alone = Match.start<ArnakState>(arnak, { seats: 1, seed: seedFrom('opening') });
  const keys = alone.opening.map(({ key }) => key);
  assert.deepEqual(keys.slice(0, 3), ['arnak.opening', 'arnak.starts', 'arnak.round']);
  // The rival's first tile may already take a card, so the row is compared where there's no rival.
  const { opening, state } = Match.start<ArnakState>(arnak, { seats: 2, seed: seedFrom('opening') });
  assert.deepEqual(opening[0]?.args, { board: 'bird', row: [...state.artifactRow, ...state.itemRow] });
  const { first } = alone.state;
  assert.deepEqual(alone.opening[1]?.args, { seat: 0, tokens: { coins: 1, compass: 1 } });
  assert.deepEqual(alone.opening[2]?.args, { round: 1, first });
  const tile = alone.opening.find(({ key }) => key === 'arnak.rivalTile');
  assert.deepEqual(tile?.args, { tile: alone.state.rival?.used[0] });
  assert.equal(keys.filter((key) => key === 'arnak.drew').length, 5);
});

test('only its owner sees a hand dealt in the opening', () => {
  const { opening, state } = Match.start<ArnakState>(arnak, { seats: 2, seed: seedFrom('opening') });
  const drawn = opening.filter(({ key, args }) => key === 'arnak.drew' && args['seat'] === 0);
  assert.deepEqual(
    drawn.map(({ args, secret }) => [args['card'], secret?.[0]?.['card']]),
    state.players[0]?.hand.map((card) => ['hidden', card]),
  );
});
