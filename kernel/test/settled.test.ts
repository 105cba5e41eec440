import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, Match, phrase, seedFrom } from '@moonstaff/kernel';
import { type State, sample } from '@moonstaff/kernel/sample';

test('what somebody took back is gone for good once another settles everything', () => {
  const game = {
    ...sample,
    apply: (...[state, seat, action, out]: Parameters<typeof sample.apply>) => {
      sample.apply(state, seat, action, out);
      if (seat === 1) out.settle(phrase('wall.shown'));
    },
  };
  const match = Match.start<State>(game, { seats: sample.seats.max, seed: seedFrom('settled') });
  const lay = (seat: number) => match.act(seat, { type: 'lay', card: at(at(match.state.players, seat).hand, 0) });
  lay(0);
  match.undo(0);
  lay(2);
  assert.equal(match.redoable(0), 1);
  lay(1);
  assert.equal(match.redoable(0), 0);
});
