import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import { partsOf } from '../src/actions/ways.ts';
import {
  type ArnakAction,
  type ArnakState,
  actionsOf,
  arnak,
  type Effect,
  items,
  type PricedAction,
  pricedActions,
  type WayToPay,
  waysToPay,
} from '../src/index.ts';
import { arranged, NAMES, playOut } from './play.ts';
import { rich } from './rich.ts';
import { having } from './things.ts';

/** The ways to pay for the expedition that was just named. */
function waysOf(state: ArnakState, seat: Seat): readonly WayToPay[] {
  const frame = state.stack.at(-1);
  return frame?.at === 'voyage' ? waysToPay(at(state.players, seat), frame, state.main) : [];
}

const isLegal = (state: ArnakState, seat: Seat, action: ArnakAction): boolean =>
  arnak.legal(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action));

/** Takes all of its actions; each must be legal when its turn comes. */
function carryOut(start: ArnakState, seat: Seat, way: WayToPay, deed?: ArnakAction): ArnakState {
  const state = arnak.clone(start);
  for (const action of actionsOf(way, deed)) {
    assert.ok(isLegal(state, seat, action), `${JSON.stringify(action)} of ${JSON.stringify(way)}`);
    arnak.apply(state, seat, action, SILENT);
  }
  assert.ok(!state.stack.some(({ at }) => at === 'voyage' || at === 'guardianPrice'), 'it is paid');
  return state;
}

type Player = Parameters<typeof waysToPay>[0];
type Price = Parameters<typeof waysToPay>[1];

/** The ways, each with its free actions as a plain list. */
const waysFor = (player: Player, price: Price, mainTaken = true) =>
  waysToPay(player, price, mainTaken).map(({ first, ...way }) => ({
    first: first.flatMap(({ action, answers = [] }) => [action, ...answers]),
    ...way,
  }));

/** Full hands and crates, but hardly any tokens; some are at the Lost Temple. */
const poor = (given: ReturnType<typeof rich>, more: object): ReturnType<typeof rich> =>
  Object.fromEntries(
    Object.entries(given).map(([part, value]) => [
      part,
      NAMES.some((name) => name === part)
        ? { ...(value as object), coins: 1, compass: 1, tablet: 1, arrowhead: 0, jewel: 1, ...more }
        : value,
    ]),
  );

const PRICED: ReadonlySet<ArnakAction['type']> = new Set(['research', 'temple', 'overcome', 'buy', 'dig']);

const waysOfPriced = (state: ArnakState, seat: Seat, { cost, discount = [] }: PricedAction): readonly WayToPay[] =>
  waysToPay(at(state.players, seat), { ...cost, discount }, state.main);

const bringsCoins = (effect: Effect): boolean => JSON.stringify(effect).includes('"coins":2');

describe('whole ways to pay for an expedition', () => {
  it('can be carried out as they stand; those without free actions are the payments (A-DISC-3, A-FREE-4)', () => {
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
          assert.deepEqual(
            ways.filter(({ first }) => first.length === 0).map(({ pay }) => pay),
            payments,
          );
          const longer = ways.filter(({ first }) => first.length > 0);
          for (const way of longer) carryOut(named, seat, way);
          short += longer.length;
        }
      });
    }
    assert.ok(short > 100, `${short} ways with free actions`);
  });

  const BOOT: Price = { compass: 2, travel: ['boot'], discount: [] };

  it('leave the payment to the rules where travel costs nothing (A-DISC-3)', () => {
    const player = having({ compass: 0, hand: ['exploration-car', 'funding-ship'] });
    assert.deepEqual(waysFor(player, { compass: 1, travel: ['car'], discount: ['car'] }), [
      { first: [{ type: 'play', card: 'exploration-car' }], pay: { type: 'pay' }, paysItself: true },
    ]);
    assert.deepEqual(waysFor({ ...player, compass: 1 }, { compass: 1, travel: ['car'], discount: ['car'] }), [
      { first: [], pay: { type: 'pay' } },
    ]);
  });

  it('look into an effect only where one part of it is chosen and nothing follows', () => {
    const parts = [
      { timing: 'main', steps: [{ op: 'gain', coins: 1 }] },
      { timing: 'main', steps: [{ op: 'gain', compass: 2 }] },
    ] as const;
    const one = [{ op: 'choose', pick: 1, options: parts }] as const;
    assert.deepEqual(partsOf(one, false), [
      { brings: { coins: 1 }, answers: [{ type: 'choose', option: 0 }] },
      { brings: { compass: 2 }, answers: [{ type: 'choose', option: 1 }] },
    ]);
    for (const effect of [[{ op: 'choose', pick: 2, options: parts }], [...one, { op: 'gain', coins: 1 }]] as const) {
      assert.deepEqual(partsOf(effect, false), []);
    }
  });

  it('take from hand, assistants and slots just what is missing, and pay with what is left', () => {
    const player = having({ compass: 0, hand: ['exploration-car', 'exploration-car', 'automobile', 'funding-ship'] });
    const [car, auto] = ['exploration-car', 'automobile'].map((card) => ({ type: 'play', card }));
    assert.deepEqual(waysFor(player, { ...BOOT, compass: 2 }), [
      { first: [car, car], pay: { type: 'pay', cards: ['automobile'] } },
      { first: [car, car], pay: { type: 'pay', cards: ['funding-ship'] } },
      { first: [auto], pay: { type: 'pay', cards: ['exploration-car'] } },
      { first: [auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    // Three compasses: one card of each, in the order of the hand; the coin card brings no compass.
    assert.deepEqual(waysFor(player, { ...BOOT, compass: 3 }), [
      { first: [car, auto], pay: { type: 'pay', cards: ['exploration-car'] } },
      { first: [car, auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    assert.deepEqual(waysFor({ ...player, compass: 1 }, { ...BOOT, compass: 5 }), [
      { first: [car, car, auto], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
    assert.deepEqual(waysFor(player, { ...BOOT, compass: 5 }), []);
    assert.deepEqual(waysFor({ ...player, compass: 3 }, { ...BOOT, compass: 3, travel: ['ship'] }), [
      { first: [], pay: { type: 'pay', cards: ['funding-ship'] } },
    ]);
  });

  it('fill slots in their order while there are crates and slots, and hire pilots with the coins they bring', () => {
    const fill = (slot: number) => ({ type: 'slot', slot, option: 'slot-coin-compass' });
    const pilot = { type: 'pay', pilots: 1 };
    assert.deepEqual(waysFor(having({ coins: 0, crates: 3, slots: 1 }), BOOT), [
      { first: [fill(1), fill(2)], pay: pilot },
    ]);
    assert.deepEqual(waysFor(having({ coins: 0, crates: 3, slots: 2 }), { ...BOOT, compass: 3 }), []);
    assert.deepEqual(waysFor(having({ coins: 2, crates: 1, slots: 0 }), { ...BOOT, compass: 2 }), []);
    assert.deepEqual(waysFor(having({ coins: 1, crates: 1, slots: 3 }), { ...BOOT, compass: 1 }), [
      { first: [fill(3)], pay: pilot },
    ]);
    assert.deepEqual(waysFor(having({ coins: 0, crates: 1, slots: 3 }), { ...BOOT, compass: 1 }), []);
  });

  it('use a ready assistant with the side that is up, and then not for travel', () => {
    const assistant = { type: 'assistant', assistant: 'assistant-compass' };
    const helped = (gold: boolean, ready = true) =>
      having({ icons: ['boot'], assistants: [{ id: 'assistant-compass', gold, ready }] });
    assert.deepEqual(waysFor(helped(true), BOOT), [{ first: [assistant], pay: { type: 'pay', icons: ['boot'] } }]);
    assert.deepEqual(waysFor(helped(false), BOOT), []);
    assert.deepEqual(waysFor(helped(true, false), BOOT), []);
    // What asks something else or draws is left to the player, and a main action isn't free.
    for (const id of ['assistant-exile', 'assistant-upgrade', 'assistant-discount'] as const) {
      const player = having({ icons: ['boot'], assistants: [{ id, gold: true, ready: true }] });
      assert.deepEqual(waysFor(player, { ...BOOT, compass: 1 }), []);
    }
  });
});

describe('whole ways to pay for research, a guardian, a card or a journey', () => {
  it('need something first just where the rules refuse the action, and can be carried out (A-RES-1, A-GRD-5, A-BUY-8)', () => {
    const seen = new Map<string, number>();
    for (let game = 0; game < 12; game++) {
      const [seats, board] = [2 + (game % 3), game % 2 === 0 ? 'bird' : 'snake'] as const;
      const place = game % 4 < 2 ? {} : { glass: `${board}-temple` };
      const given = poor(rich(seats, board, fastRandom(`priced ${game}`)), place);
      const start = arranged(given, { seats, board, words: game });
      playOut(start, game, (state, seat) => {
        const priced = pricedActions(arnak.view(state, seat));
        const question = state.stack.at(-1)?.at;
        const ofPrice = arnak.legal(state, seat).filter(({ type }) => PRICED.has(type));
        // An effect that overcomes a guardian asks for no price.
        if (question !== 'overcome') {
          for (const action of ofPrice) {
            assert.ok(
              priced.some((one) => JSON.stringify(one.action) === JSON.stringify(action)),
              JSON.stringify(action),
            );
          }
        }
        for (const one of priced) {
          const ways = waysOfPriced(state, seat, one);
          if (one.action.type === 'discover') {
            // The rules let one begin before the compasses are there.
            assert.ok(ways.length === 0 || at(state.players, seat).figures > 0);
          } else if (isLegal(state, seat, one.action)) {
            assert.ok(
              ways.some(({ first }) => first.length === 0),
              JSON.stringify(one),
            );
          } else {
            assert.ok(
              ways.every(({ first }) => first.length > 0),
              JSON.stringify(one),
            );
            seen.set(one.action.type, (seen.get(one.action.type) ?? 0) + ways.length);
          }
          // Who waits is asked even where there's nothing to choose.
          if (state.wait === 'on') return;
          for (const way of ways) if (way.first.length > 0) carryOut(state, seat, way, one.action);
        }
      });
    }
    for (const type of PRICED) {
      // Full hands always travel somehow.
      if (type === 'dig') continue;
      assert.ok((seen.get(type) ?? 0) > 10, `${type}: ${seen.get(type) ?? 0} ways`);
    }
  });

  it('bring every token that is missing, and nothing that is there', () => {
    const player = having({ coins: 1, tablet: 0, hand: ['funding-car', 'exploration-car', 'automobile'] });
    const [coin, compass, two] = ['funding-car', 'exploration-car', 'automobile'].map((card) => ({
      type: 'play',
      card,
    }));
    const pay = { type: 'pay' };
    assert.deepEqual(waysFor(player, { coins: 1, compass: 1 }, false), [
      { first: [compass], pay, paysItself: true },
      { first: [two], pay, paysItself: true },
    ]);
    assert.deepEqual(waysFor(player, { coins: 2, compass: 2 }, false), [{ first: [coin, two], pay, paysItself: true }]);
    assert.deepEqual(waysFor(player, { coins: 2, compass: 4 }, false), []);
  });

  it('use idol slots for what each is best at, in any number but one order', () => {
    const fill = (slot: number, option: string) => ({ type: 'slot', slot, option });
    const player = having({ crates: 3, slots: 0 });
    const pay = { type: 'pay' };
    assert.deepEqual(waysFor(player, { arrowhead: 1, tablet: 2 }, false), [
      { first: [fill(0, 'slot-arrowhead'), fill(1, 'slot-tablets')], pay, paysItself: true },
    ]);
    assert.deepEqual(waysFor(player, { arrowhead: 1, tablet: 3 }, false), [
      {
        first: [fill(0, 'slot-arrowhead'), fill(1, 'slot-tablets'), fill(2, 'slot-tablets')],
        pay,
        paysItself: true,
      },
    ]);
    assert.deepEqual(waysFor(player, { arrowhead: 2, tablet: 3 }, false), [], 'three idols, four slots needed');
  });

  it('leave the idols in their crates that the price asks for (A-SNK-4)', () => {
    const player = having({ crates: 1, slots: 0 });
    assert.deepEqual(waysFor(player, { arrowhead: 1, unslottedIdols: 1 }, false), []);
    assert.deepEqual(waysFor(player, { unslottedIdols: 2 }, false), []);
    assert.equal(waysFor({ ...player, crates: 2 }, { arrowhead: 1, unslottedIdols: 1 }, false).length, 1);
  });

  it('say which part of a card they mean while passing is still possible (A-PASS-4)', () => {
    const either = items.find(({ timing, effect }) => timing === 'freeOrPass' && bringsCoins(effect));
    assert.ok(either !== undefined);
    const player = having({ hand: [either.id] });
    const play = { type: 'play', card: either.id };
    const choice = { type: 'choose', option: 0 };
    const way = { pay: { type: 'pay' }, paysItself: true };
    assert.deepEqual(waysFor(player, { coins: 2 }, false), [{ first: [play, choice], ...way }]);
    assert.deepEqual(waysFor(player, { coins: 2 }, true), [{ first: [play], ...way }]);
    assert.deepEqual(waysFor(player, { coins: 3 }, false), [], 'nobody passes to research');
  });

  it('pay travel and hand cards with what is left after playing', () => {
    const player = having({ arrowhead: 1, hand: ['funding-car', 'funding-ship'] });
    assert.deepEqual(waysFor(player, { coins: 1, arrowhead: 1, handCards: 1 }, false), [
      { first: [{ type: 'play', card: 'funding-car' }], pay: { type: 'pay', discard: ['funding-ship'] } },
      { first: [{ type: 'play', card: 'funding-ship' }], pay: { type: 'pay', discard: ['funding-car'] } },
    ]);
    assert.deepEqual(waysFor(player, { coins: 2, arrowhead: 1, travel: ['boot'] }, false), []);
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
    assert.deepEqual(waysFor(player, { compass: 1, travel: ['car'], discount: [] }), [
      { first, pay: { type: 'pay', cards: ['funding-car'] } },
    ]);
  });
});

describe('a pilot that a free action pays for (A-TRV-6, A-FREE-4)', () => {
  const coin = { type: 'play', card: 'funding-car' };
  const pilot = { type: 'pay', pilots: 1 };

  it('is hired with the coin it brings and the one that is there', () => {
    const player = having({ coins: 1, hand: ['funding-car'] });
    assert.deepEqual(waysFor(player, { travel: ['plane'] }), [{ first: [coin], pay: pilot }]);
    assert.deepEqual(waysFor({ ...player, coins: 0 }, { travel: ['plane'] }), []);
    assert.deepEqual(waysFor({ ...player, coins: 2 }, { travel: ['plane'] }), [{ first: [], pay: pilot }]);
  });

  it('comes after the plain payments, and takes nothing that brings no coin', () => {
    const player = having({ coins: 1, hand: ['funding-car', 'exploration-ship'] });
    assert.deepEqual(waysFor(player, { travel: ['boot'] }), [
      { first: [], pay: { type: 'pay', cards: ['funding-car'] } },
      { first: [], pay: { type: 'pay', cards: ['exploration-ship'] } },
      { first: [coin], pay: pilot },
    ]);
  });

  it('leaves the coins of the price alone', () => {
    const player = having({ coins: 3, arrowhead: 1, hand: ['funding-car'] });
    const price: Price = { coins: 2, arrowhead: 1, travel: ['plane'] };
    assert.deepEqual(waysFor(player, price, false), [{ first: [coin], pay: pilot }]);
  });
});

describe('what is exchanged by a free action', () => {
  const pay = { type: 'pay' };

  it('in a slot is a coin for a jewel, which other free actions may bring (A-IDOL-3)', () => {
    const slot = (n: number, option: string) => ({ type: 'slot', slot: n, option });
    const jewel = [slot(0, 'slot-coin-for-jewel'), pay];
    const player = having({ coins: 1, crates: 1, slots: 0 });
    assert.deepEqual(waysFor(player, { jewel: 1 }, false), [{ first: jewel, pay, paysItself: true }]);
    assert.deepEqual(waysFor({ ...player, coins: 0 }, { jewel: 1 }, false), []);
    assert.deepEqual(waysFor({ ...player, coins: 0, hand: ['funding-car'] }, { jewel: 1 }, false), [
      { first: [{ type: 'play', card: 'funding-car' }, ...jewel], pay, paysItself: true },
    ]);
    assert.deepEqual(waysFor({ ...player, coins: 0, crates: 2 }, { jewel: 1 }, false), [
      {
        first: [slot(0, 'slot-coin-compass'), slot(1, 'slot-coin-for-jewel'), pay],
        pay,
        paysItself: true,
      },
    ]);
  });

  it('by an assistant is a coin for an arrowhead or a jewel, or one token for the next better one', () => {
    const helped = (id: 'assistant-coin-trade' | 'assistant-upgrade', tokens: object) =>
      having({ ...tokens, assistants: [{ id, gold: true, ready: true }] });
    const use = (assistant: string) => ({ type: 'assistant', assistant });
    assert.deepEqual(waysFor(helped('assistant-coin-trade', { coins: 1 }), { jewel: 1 }, false), [
      { first: [use('assistant-coin-trade'), pay, { type: 'choose', option: 1 }], pay, paysItself: true },
    ]);
    assert.deepEqual(waysFor(helped('assistant-coin-trade', { coins: 1 }), { coins: 1, jewel: 1 }, false), []);
    assert.deepEqual(waysFor(helped('assistant-upgrade', { tablet: 1 }), { arrowhead: 1, compass: 1 }, false), [
      { first: [use('assistant-upgrade'), { type: 'trade', from: 'tablet' }], pay, paysItself: true },
    ]);
  });
});
