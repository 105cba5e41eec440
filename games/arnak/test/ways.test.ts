import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak, type WayToPay, waysToPay } from '../src/index.ts';
import { arranged, playOut } from './play.ts';
import { rich } from './rich.ts';

/** The ways to pay for the expedition that was just named. */
function waysOf(state: ArnakState, seat: Seat): readonly WayToPay[] {
  const frame = state.stack.at(-1);
  return frame?.at === 'voyage' ? waysToPay(at(state.players, seat), frame) : [];
}

const isLegal = (state: ArnakState, seat: Seat, action: ArnakAction): boolean =>
  arnak.legal(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action));

/** Takes all of its actions; each must be legal when its turn comes. */
function carryOut(start: ArnakState, seat: Seat, { first, pay }: WayToPay): void {
  const state = arnak.clone(start);
  for (const action of [...first, pay]) {
    assert.ok(isLegal(state, seat, action), `${JSON.stringify(action)} of ${JSON.stringify({ first, pay })}`);
    arnak.apply(state, seat, action, SILENT);
  }
}

describe('whole ways to pay for an expedition', () => {
  it('can be carried out as they stand; without missing compasses they are the payments (A-DISC-3, A-FREE-4)', () => {
    let short = 0;
    for (let game = 0; game < 12; game++) {
      const [seats, board] = [2 + (game % 3), game % 2 === 0 ? 'bird' : 'snake'] as const;
      const start = arranged(rich(seats, board, fastRandom(`ways ${game}`)), { seats, board, words: game });
      playOut(start, game, (state, seat) => {
        for (const action of arnak.legal(state, seat)) {
          if (action.type !== 'discover') continue;
          const named = arnak.clone(state);
          arnak.apply(named, seat, action, SILENT);
          const payments = arnak.legal(named, seat).filter(({ type }) => type === 'pay');
          const ways = waysOf(named, seat);
          if (payments.length > 0) {
            assert.deepEqual(
              ways.map(({ pay }) => pay),
              payments,
            );
          } else {
            for (const way of ways) carryOut(named, seat, way);
            short += ways.length;
          }
        }
      });
    }
    assert.ok(short > 100, `${short} ways with free actions`);
  });
});
