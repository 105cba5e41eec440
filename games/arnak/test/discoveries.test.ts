import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak, places } from '../src/index.ts';
import { arranged, playOut } from './play.ts';
import { rich } from './rich.ts';

function after(state: ArnakState, seat: Seat, action: ArnakAction): ArnakState {
  const next = arnak.clone(state);
  arnak.apply(next, seat, action, SILENT);
  return next;
}

/** Whether some way leads from the named target to its payment, without drawing cards. */
function canBeCompleted(named: ArnakState, seat: Seat): boolean {
  const seen = new Set<string>();
  const search = (state: ArnakState): boolean => {
    const key = JSON.stringify([state.players[seat], state.stack]);
    if (seen.has(key) || !state.stack.some((frame) => frame.at === 'voyage')) return false;
    seen.add(key);
    const asked = state.stack.at(-1)?.at === 'voyage';
    return arnak.legal(state, seat).some((action) => {
      if (action.type === 'cancel' || action.type === 'draw') return false;
      return (asked && action.type === 'pay') || search(after(state, seat, action));
    });
  };
  return search(named);
}

/** A discovery that needs more compasses than there are. */
function isShort(state: ArnakState, seat: Seat, action: ArnakAction): boolean {
  if (action.type !== 'discover' || state.stack.length > 0) return false;
  const price = places[state.options.board].find(({ id }) => id === action.place)?.discoverCompass ?? 0;
  return at(state.players, seat).compass < price;
}

describe('discoveries that are short of compasses', () => {
  it('are offered exactly if free actions at hand complete them (A-DISC-3, A-FREE-4)', () => {
    let offered = 0;
    let left = 0;
    for (let game = 0; game < 40; game++) {
      const [seats, board] = [2 + (game % 3), game % 2 === 0 ? 'bird' : 'snake'] as const;
      const state = arranged(rich(seats, board, fastRandom(`discover ${game}`)), { seats, board, words: game });
      playOut(state, game, (now, seat) => {
        const offers = arnak.legal(now, seat).filter((action) => isShort(now, seat, action));
        // The first version offered whatever could at most be paid.
        const first: ArnakState = { ...now, rules: 1 };
        for (const action of arnak.legal(first, seat).filter((other) => isShort(now, seat, other))) {
          const isOffered = offers.some((offer) => JSON.stringify(offer) === JSON.stringify(action));
          assert.equal(canBeCompleted(after(first, seat, action), seat), isOffered, JSON.stringify(action));
          if (isOffered) offered++;
          else left++;
        }
      });
    }
    assert.ok(offered > 100 && left > 20, `${offered} offered, ${left} not`);
  });
});
