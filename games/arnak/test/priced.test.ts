import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Json, Viewer } from '@moonstaff/kernel';
import { type ArnakState, arnak, type PricedAction, pricedActions } from '../src/index.ts';
import { arranged } from './play.ts';

const RED = { active: 'red', red: { coins: 9, compass: 9 } };

const table = (given: { readonly [part: string]: Json } = {}): ArnakState => arranged({ ...RED, ...given });

const pricedFor = (state: ArnakState, viewer: Viewer): readonly PricedAction[] =>
  pricedActions(arnak.view(state, viewer));

const kindsOf = (priced: readonly PricedAction[]): readonly string[] =>
  [...new Set(priced.map(({ action }) => action.type))].sort();

describe('what can be done for tokens', () => {
  it('is shown to the player whose turn it is, and to nobody else', () => {
    const state = table();
    assert.deepEqual(kindsOf(pricedFor(state, 0)), ['buy', 'dig', 'discover', 'research']);
    assert.deepEqual(pricedFor(state, 1), []);
    assert.deepEqual(pricedFor(state, 'spectator'), []);
  });

  it('is nothing once the main action is taken, or the game is over', () => {
    assert.deepEqual(pricedFor(table({ main: true }), 0), []);
    const state = table();
    for (const phase of ['keep', 'over'] as const) assert.deepEqual(pricedFor({ ...state, phase }, 0), []);
  });

  it('is nothing while a step is held (A-FREE-4)', () => {
    const state = table();
    state.stack.push({ at: 'tile', site: 'pos-i-low-1' });
    assert.deepEqual(pricedFor(state, 0), []);
  });

  it('includes journeys as long as there is somebody to send (A-DIG-2, A-DISC-2)', () => {
    const state = table();
    const journeys = pricedFor(state, 0).filter(({ action }) => action.type === 'dig' || action.type === 'discover');
    assert.deepEqual(
      journeys.find(({ action }) => action.type === 'dig'),
      { action: { type: 'dig', site: 'camp-coins', space: 0 }, cost: { travel: ['boot'] } },
    );
    assert.ok(journeys.some(({ action, cost }) => action.type === 'discover' && (cost.compass ?? 0) > 0));
    const away = { ...state, players: state.players.map((player) => ({ ...player, figures: 0 })) };
    assert.deepEqual(kindsOf(pricedFor(away, 0)), ['buy', 'research']);
  });

  it('counts what an effect lends for its journey, and keeps to its levels (A-KEY-3)', () => {
    const state = table();
    const step = { op: 'sendArchaeologist', levels: ['camp'], discount: { travel: ['plane'] } } as const;
    state.stack.push({ at: 'send', step });
    const priced = pricedFor(state, 0);
    assert.deepEqual(kindsOf(priced), ['dig']);
    assert.ok(priced.every(({ discount }) => discount?.[0] === 'plane'));
  });

  it('leaves out the top of the deck, even if everybody has seen it (A-BUY-1)', () => {
    const state = table({ itemDeck: ['automobile'] });
    const rest = pricedFor(state, 0);
    const seen = { ...state, itemTopSeen: true };
    assert.equal(arnak.view(seen, 0).itemDeck.top, 'automobile');
    assert.deepEqual(pricedFor(seen, 0), rest);
  });

  it('asks for idols only where the price does, also with a discount (ruling 77)', () => {
    const state = table();
    state.stack.push({ at: 'research', token: 'any', free: false, discounts: [{ tablet: 1 }] });
    const priced = pricedFor(state, 0);
    assert.ok(priced.length > 0);
    assert.ok(priced.every(({ cost }) => !('unslottedIdols' in cost)));
  });
});
