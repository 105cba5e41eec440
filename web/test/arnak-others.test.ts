import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ArnakState, arnak } from '@moonstaff/arnak';
import { Match } from '@moonstaff/kernel';
import { keysMentioned } from '../src/boards/arnak/mentioned.ts';
import { modelOf } from '../src/boards/arnak/model.ts';
import { momentOf } from '../src/boards/arnak/moment.ts';
import { START } from '../src/boards/arnak/reduce.ts';
import { keyOf } from '../src/boards/arnak/things.ts';
import type { Snapshot } from '../src/table/source.ts';
import { discovery } from './support/arnak-scenes.ts';

/** A player is asked to pay for a discovery; how the board looks from each seat. */
function asked() {
  const { game, actions } = discovery();
  const match = Match.start<ArnakState>(arnak, { ...game, seats: game.sitters.length });
  for (const entry of game.entries) if (entry.kind === 'act') match.act(entry.seat, entry.action);
  const [seat = 0] = arnak.toAct(match.state);
  for (const action of actions) match.act(seat, action);
  const seenBy = (viewer: number) => {
    const view = arnak.view(match.state, viewer);
    return modelOf(momentOf({ view, legal: [], mine: false, warns: false }), START);
  };
  return { own: seenBy(seat), other: seenBy(1 - seat) };
}

describe('what another player does', () => {
  it('is paid with their cards, not with one’s own', () => {
    const { own, other } = asked();
    assert.ok(own.paying !== undefined && own.given.size > 0, 'whose question it is sees the payment');
    assert.equal(other.paying, undefined);
    assert.deepEqual([other.given.size, other.changes], [0, {}]);
  });

  it('rings no card of one’s own, though it has the same name', () => {
    const view = { viewer: 0, players: [{ hand: ['fear', 'fear'], playArea: ['fear'] }] };
    const now = { view } as unknown as Snapshot;
    const ringed = (seat: number) => keysMentioned({ kind: 'card', id: 'fear', seat }, now).length;
    assert.deepEqual([ringed(0), ringed(1)], [5, 2]);
    assert.ok(keysMentioned({ kind: 'card', id: 'fear', seat: 1 }, now).includes(keyOf({ on: 'row', card: 'fear' })));
  });
});
