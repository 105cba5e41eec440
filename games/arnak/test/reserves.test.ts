import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUsableFreely, mightActFreely, mightDrawFreely } from '../src/actions/free.ts';
import { canBringAll, compassesWithin, reservesOf } from '../src/actions/reserves.ts';
import type { Icons } from '../src/effects/language.ts';
import type { ArnakState } from '../src/index.ts';
import { type Things, tableOf } from './things.ts';

const within = (things: Things, rules?: number): number => compassesWithin(tableOf(things, rules), 0);
const own = (id: 'assistant-compass' | 'assistant-car' | 'assistant-plane', gold: boolean, ready = true) => ({
  assistants: [{ id, gold, ready }],
});

describe('compasses that free actions can bring (A-FREE-4)', () => {
  it('come from hand, assistants and slots', () => {
    assert.equal(within({ compass: 1 }), 1);
    assert.equal(within({ compass: 1, hand: ['exploration-car', 'automobile', 'funding-ship', 'ostrich'] }), 4);
    assert.equal(within(own('assistant-compass', true)), 2);
    assert.equal(within(own('assistant-compass', false)), 1);
    assert.equal(within(own('assistant-compass', true, false)), 0);
    assert.equal(within(own('assistant-car', true)), 1);
    assert.equal(within(own('assistant-plane', true)), 0);
  });

  it('come from as many slots as there are crates for', () => {
    assert.equal(within({ crates: 2, slots: 0 }), 2);
    assert.equal(within({ crates: 3, slots: 2 }), 2);
    assert.equal(within({ crates: 2, slots: 4 }), 0);
    assert.equal(within({ crates: 0, slots: 1 }), 0);
  });

  it('do not come from passing, except in the first version', () => {
    assert.equal(within({ hand: ['chronometer'] }), 1);
    assert.equal(within({ hand: ['chronometer'] }, 1), 3);
  });
});

describe('reserves for an expedition (A-DISC-3)', () => {
  it('count what could bring tokens, and keep apart what could travel instead', () => {
    const { players } = tableOf({
      coins: 1,
      compass: 2,
      hand: ['exploration-car', 'gold-pan', 'ostrich', 'chronometer'],
      icons: ['boot'],
      ...own('assistant-plane', true),
      crates: 1,
    });
    assert.deepEqual(players[0] && reservesOf(players[0]), {
      compass: 2 + 1 + 1 + 1,
      coins: 1 + 2 + 1 + 2 + 1,
      travellers: [
        { compass: 1, coins: 0, icons: ['car'] },
        { compass: 0, coins: 2, icons: ['ship', 'ship'] },
        { compass: 1, coins: 1, icons: ['ship', 'ship'] },
        { compass: 0, coins: 2, icons: ['plane', 'plane'] },
      ],
      reach: { boot: 1, car: 2, ship: 0, plane: 0 },
    });
  });

  const can = (things: Things, compass: number, travel: Icons, discount: Icons = []): boolean => {
    const [player] = tableOf(things).players;
    return player !== undefined && canBringAll(reservesOf(player), { compass, travel, discount }, player.allPlanes);
  };
  const TWO: Things = { hand: ['exploration-car', 'exploration-ship'] };

  it('are used once: what travels brings nothing', () => {
    assert.ok(can(TWO, 1, ['car']));
    assert.ok(can(TWO, 1, ['ship']));
    assert.ok(!can(TWO, 2, ['car']));
    assert.ok(can({ ...TWO, compass: 1 }, 2, ['car']));
    assert.ok(can(TWO, 0, ['car', 'ship']));
    assert.ok(!can(TWO, 1, ['car', 'ship']));
    assert.ok(can(TWO, 1, ['car', 'ship'], ['car']));
    assert.ok(!can(TWO, 0, ['car', 'car']));
    assert.ok(!can({ hand: ['exploration-car'] }, 0, ['car', 'car']));
    assert.ok(!can({ hand: ['exploration-car'] }, 0, ['plane']));
    assert.ok(can({ hand: ['exploration-car'], allPlanes: true }, 0, ['plane']));
  });

  it('hire pilots with coins, also those that are brought', () => {
    assert.ok(can({ hand: ['gold-pan', 'exploration-car'] }, 1, ['plane']));
    assert.ok(!can({ hand: ['gold-pan'] }, 0, ['plane', 'ship']));
    assert.ok(can({ hand: ['gold-pan'], coins: 2 }, 0, ['plane', 'ship']));
    assert.ok(!can({ hand: ['exploration-car'], coins: 2 }, 0, ['plane', 'plane']));
  });
});

describe('what everybody can see of free actions (A-FREE-4)', () => {
  const ask = (about: (state: ArnakState, seat: number) => boolean, things: Things): boolean =>
    about(tableOf(things), 0);

  it('whether there may be one', () => {
    assert.ok(!ask(mightActFreely, {}));
    assert.ok(ask(mightActFreely, { hand: ['fear'] }));
    assert.ok(ask(mightActFreely, { crates: 1, slots: 3 }));
    assert.ok(!ask(mightActFreely, { crates: 1, slots: 4 }));
    assert.ok(ask(mightActFreely, own('assistant-compass', false)));
    assert.ok(!ask(mightActFreely, own('assistant-compass', false, false)));
    assert.ok(!ask(mightActFreely, { assistants: [{ id: 'assistant-discount', gold: false, ready: true }] }));
    assert.ok(ask(mightActFreely, { guardians: [{ id: 'guardian-02', used: false }] }));
    assert.ok(!ask(mightActFreely, { guardians: [{ id: 'guardian-02', used: true }] }));
    assert.ok(!ask(mightActFreely, { guardians: [{ id: 'guardian-01', used: false }] }));
  });

  it('whether one may draw a card', () => {
    const drawer = (gold: boolean, ready: boolean): Things => ({
      assistants: [
        { id: 'assistant-compass', gold: true, ready: true },
        { id: 'assistant-draw', gold, ready },
      ],
    });
    assert.ok(!ask(mightDrawFreely, {}));
    assert.ok(ask(mightDrawFreely, { crates: 1, slots: 3 }));
    assert.ok(!ask(mightDrawFreely, { crates: 1, slots: 4 }));
    assert.ok(!ask(mightDrawFreely, { crates: 0, slots: 0 }));
    assert.ok(ask(mightDrawFreely, drawer(true, true)));
    assert.ok(ask(mightDrawFreely, drawer(false, true)));
    assert.ok(!ask(mightDrawFreely, drawer(true, false)));
    assert.ok(!ask(mightDrawFreely, own('assistant-compass', true)));
    const guarded = (...ids: readonly ['guardian-07' | 'guardian-02' | 'guardian-01', boolean][]): Things => ({
      guardians: ids.map(([id, used]) => ({ id, used })),
    });
    assert.ok(ask(mightDrawFreely, guarded(['guardian-01', false], ['guardian-07', false])));
    assert.ok(!ask(mightDrawFreely, guarded(['guardian-07', true])));
    assert.ok(!ask(mightDrawFreely, guarded(['guardian-02', false])));
    assert.ok(!ask(mightDrawFreely, guarded(['guardian-01', false])));
  });

  it('whether an assistant is usable', () => {
    const state = tableOf({
      assistants: [
        { id: 'assistant-compass', gold: true, ready: true },
        { id: 'assistant-draw', gold: false, ready: false },
        { id: 'assistant-discount', gold: false, ready: true },
      ],
    });
    assert.ok(isUsableFreely(state, 0, 'assistant-compass'));
    assert.ok(!isUsableFreely(state, 0, 'assistant-draw'));
    assert.ok(!isUsableFreely(state, 0, 'assistant-discount'));
    assert.ok(!isUsableFreely(state, 0, 'assistant-car'));
  });
});
