/** Tables begun under older rules keep them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Json, SILENT } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak } from '../src/index.ts';
import { arranged } from './play.ts';

/** The same table by the first version, after these actions of red. */
function played(given: { readonly [part: string]: Json }, ...actions: readonly ArnakAction[]): ArnakState {
  const state: ArnakState = { ...arranged({ active: 'red', ...given }), rules: 1 };
  for (const action of actions) {
    assert.ok(arnak.isLegal(state, 0, action), JSON.stringify(action));
    arnak.apply(state, 0, action, SILENT);
  }
  return state;
}

describe('by the first version of the rules', () => {
  it('Sacred Drum does not remember whom it refreshed', () => {
    const state = played(
      {
        red: {
          ...{ coins: 0, tablet: 1, hand: ['sacred-drum', 'fear'], playArea: [] },
          assistants: { 'assistant-coins': { side: 'gold', ready: false } },
        },
      },
      { type: 'play', card: 'sacred-drum' },
      { type: 'pay', discard: ['fear'] },
      { type: 'refresh', assistant: 'assistant-coins' },
      { type: 'assistant', assistant: 'assistant-coins' },
    );
    assert.deepEqual(state.stack, [{ at: 'refresh', left: 1 }]);
    assert.deepEqual(arnak.legal(state, 0), [{ type: 'refresh', assistant: 'assistant-coins' }, { type: 'skip' }]);
  });

  it('Tent and Stone Key do not wait for free actions', () => {
    const tent = { compass: 1, coins: 0, hand: ['tent', 'exploration-car'] };
    const place = { tile: 'site-ii-arrowhead-jewel', spaces: ['red'] };
    const far = played({ red: tent, sites: { 'pos-ii-1': place } }, { type: 'play', card: 'tent' });
    assert.deepEqual(far.stack, []);
    const camp = { spaces: ['red', 'blocked'] };
    const both = played(
      { red: tent, sites: { 'pos-ii-1': place, 'camp-coins': camp } },
      { type: 'play', card: 'tent' },
    );
    assert.deepEqual([both.stack, both.players[0]?.coins], [[], 2]);
    const key = { tablet: 1, crates: 1, slots: 0, hand: ['stone-key'] };
    assert.deepEqual(played({ red: key }, { type: 'play', card: 'stone-key' }).stack, []);
  });

  it('one of several like tiles in the Lost Temple comes by itself', () => {
    const red = { coins: 1, compass: 1, jewel: 1, hand: [], glass: 'bird-7-1' };
    const state = played(
      { red, lostTemple: ['bonus-coin', 'bonus-coin'] },
      { type: 'research', token: 'glass', to: 'bird-temple' },
    );
    assert.deepEqual([state.stack, state.lostTemple], [[], ['bonus-coin']]);
  });

  it('scarce Fear cards go to the sites in the order of the board', () => {
    const state = played(
      {
        ...{ first: 'blue', active: 'red', round: 5, fearDeck: 1, blue: { passed: true } },
        sites: {
          'pos-i-low-1': { tile: 'site-i-jewel', guardian: 'guardian-02', spaces: ['red'] },
          'pos-i-low-2': { tile: 'site-i-coin-arrowhead', guardian: 'guardian-05', spaces: ['blue'] },
        },
      },
      { type: 'pass' },
      { type: 'endTurn' },
    );
    assert.deepEqual(
      state.players.map(({ fearTiles }) => fearTiles),
      [0, 1],
    );
  });

  it('a discovery is offered if compasses could at most suffice', () => {
    const discoveries = (red: { readonly [part: string]: Json }): number =>
      arnak.legal(played({ red }), 0).filter(({ type }) => type === 'discover').length;
    assert.ok(discoveries({ compass: 2, coins: 0, hand: ['exploration-car'] }) > 0);
    assert.ok(discoveries({ compass: 0, coins: 0, hand: ['chronometer', 'funding-car'] }) > 0);
  });
});

describe('by the second version of the rules', () => {
  const second = (red: Json): ArnakState => ({
    ...arranged({ active: 'red', red, bonus: { 'bird-4-1': [] } }),
    rules: 2,
  });

  it('the only silver assistant is upgraded at once', () => {
    const state = second({
      ...{ coins: 1, tablet: 1, arrowhead: 1, hand: [], glass: 'bird-4-1', notebook: 'bird-3-1' },
      assistants: { 'assistant-coins': { side: 'silver', ready: true } },
    });
    arnak.apply(state, 0, { type: 'research', token: 'notebook', to: 'bird-4-1' }, SILENT);
    assert.deepEqual([state.stack, state.players[0]?.assistants[0]?.gold], [[], true]);
  });

  it('nobody waits', () => {
    assert.ok(!arnak.legal(second({ hand: ['hat'] }), 0).some(({ type }) => type === 'wait'));
  });
});
