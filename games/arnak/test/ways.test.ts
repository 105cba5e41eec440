import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import { compassesOf } from '../src/actions/ways.ts';
import { type ArnakAction, type ArnakState, arnak, type WayToPay, waysToPay } from '../src/index.ts';
import { arranged, playOut } from './play.ts';
import { rich } from './rich.ts';
import { having } from './things.ts';

/** The ways to pay for the expedition that was just named. */
function waysOf(state: ArnakState, seat: Seat): readonly WayToPay[] {
  const frame = state.stack.at(-1);
  return frame?.at === 'voyage' ? waysToPay(at(state.players, seat), frame) : [];
}

const isLegal = (state: ArnakState, seat: Seat, action: ArnakAction): boolean =>
  arnak.legal(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action));

/** Takes all of its actions; each must be legal when its turn comes. */
function carryOut(start: ArnakState, seat: Seat, { first, pay, paysItself }: WayToPay): void {
  const state = arnak.clone(start);
  for (const action of paysItself ? first : [...first, pay]) {
    assert.ok(isLegal(state, seat, action), `${JSON.stringify(action)} of ${JSON.stringify({ first, pay })}`);
    arnak.apply(state, seat, action, SILENT);
  }
  assert.ok(!state.stack.some((frame) => frame.at === 'voyage'), 'it is paid');
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

  const BOOT: Price = { compass: 2, travel: ['boot'], discount: [] };

  it('leave the payment to the rules where travel costs nothing (A-DISC-3)', () => {
    const player = having({ compass: 0, hand: ['exploration-car', 'funding-ship'] });
    assert.deepEqual(waysToPay(player, { compass: 1, travel: ['car'], discount: ['car'] }), [
      { first: [{ type: 'play', card: 'exploration-car' }], pay: { type: 'pay' }, paysItself: true },
    ]);
    assert.deepEqual(waysToPay({ ...player, compass: 1 }, { compass: 1, travel: ['car'], discount: ['car'] }), [
      { first: [], pay: { type: 'pay' } },
    ]);
  });

  it('look into an effect only where one part of it is chosen and nothing follows', () => {
    const parts = [
      { timing: 'main', steps: [{ op: 'gain', coins: 1 }] },
      { timing: 'main', steps: [{ op: 'gain', compass: 2 }] },
    ] as const;
    const one = [{ op: 'choose', pick: 1, options: parts }] as const;
    assert.deepEqual(compassesOf(one), { effect: parts[1].steps, choice: { type: 'choose', option: 1 } });
    for (const effect of [[{ op: 'choose', pick: 2, options: parts }], [...one, { op: 'gain', coins: 1 }]] as const) {
      assert.deepEqual(compassesOf(effect), { effect });
    }
  });

  it('take from hand, assistants and slots just what is missing, and pay with what is left', () => {
    const player = having({ compass: 0, hand: ['exploration-car', 'exploration-car', 'automobile', 'funding-ship'] });
    const [car, auto] = ['exploration-car', 'automobile'].map((card) => ({ type: 'play', card }));
    assert.deepEqual(waysToPay(player, { ...BOOT, compass: 2 }), [
      { first: [car, car], pay: { type: 'pay', cards: ['automobile'] } },
      { first: [car, car], pay: { type: 'pay', cards: ['funding-ship'] } },
      { first: [auto], pay: { type: 'pay', cards: ['exploration-car'] } },
      { first: [auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    // Three compasses: one card of each, in the order of the hand; the coin card brings no compass.
    assert.deepEqual(waysToPay(player, { ...BOOT, compass: 3 }), [
      { first: [car, auto], pay: { type: 'pay', cards: ['exploration-car'] } },
      { first: [car, auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    assert.deepEqual(waysToPay({ ...player, compass: 1 }, { ...BOOT, compass: 5 }), [
      { first: [car, car, auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    assert.deepEqual(waysToPay(player, { ...BOOT, compass: 5 }), []);
    assert.deepEqual(waysToPay({ ...player, compass: 3 }, { ...BOOT, compass: 3, travel: ['ship'] }), [
      { first: [], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
  });

  it('fill slots in their order while there are crates and slots, and hire pilots with the coins they bring', () => {
    const fill = (slot: number) => ({ type: 'slot', slot, option: 'slot-coin-compass' });
    const pilot = { type: 'pay', pilots: 1 };
    assert.deepEqual(waysToPay(having({ coins: 0, crates: 3, slots: 1 }), BOOT), [
      { first: [fill(1), fill(2)], pay: pilot },
    ]);
    assert.deepEqual(waysToPay(having({ coins: 0, crates: 3, slots: 2 }), { ...BOOT, compass: 3 }), []);
    assert.deepEqual(waysToPay(having({ coins: 2, crates: 1, slots: 0 }), { ...BOOT, compass: 2 }), []);
    assert.deepEqual(waysToPay(having({ coins: 1, crates: 1, slots: 3 }), { ...BOOT, compass: 1 }), [
      { first: [fill(3)], pay: pilot },
    ]);
    assert.deepEqual(waysToPay(having({ coins: 0, crates: 1, slots: 3 }), { ...BOOT, compass: 1 }), []);
  });

  it('use a ready assistant with the side that is up, and then not for travel', () => {
    const assistant = { type: 'assistant', assistant: 'assistant-compass' };
    const helped = (gold: boolean, ready = true) =>
      having({ icons: ['boot'], assistants: [{ id: 'assistant-compass', gold, ready }] });
    assert.deepEqual(waysToPay(helped(true), BOOT), [{ first: [assistant], pay: { type: 'pay', icons: ['boot'] } }]);
    assert.deepEqual(waysToPay(helped(false), BOOT), []);
    assert.deepEqual(waysToPay(helped(true, false), BOOT), []);
    // What asks something else or draws is left to the player, and a main action isn't free.
    for (const id of ['assistant-exile', 'assistant-upgrade', 'assistant-discount'] as const) {
      const player = having({ icons: ['boot'], assistants: [{ id, gold: true, ready: true }] });
      assert.deepEqual(waysToPay(player, { ...BOOT, compass: 1 }), []);
    }
  });
});

describe('an assistant that brings a compass or a ship', () => {
  it('is a way to bring the compass', () => {
    const player = having({
      hand: ['funding-car'],
      assistants: [{ id: 'assistant-ship', gold: false, ready: true }],
    });
    const first = [
      { type: 'assistant', assistant: 'assistant-ship' },
      { type: 'choose', option: 0 },
    ];
    assert.deepEqual(waysToPay(player, { compass: 1, travel: ['car'], discount: [] }), [
      { first, pay: { type: 'pay', cards: ['funding-car'] } },
    ]);
  });
});

type Price = Parameters<typeof waysToPay>[1];
