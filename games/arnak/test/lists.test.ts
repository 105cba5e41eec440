import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, nextBelow, SILENT } from '@moonstaff/kernel';
import { arnak, guardians, items } from '../src/index.ts';
import { arranged, playOut, start } from './play.ts';

describe('lists of legal actions', () => {
  it('stay short with a hand of everything that travels', () => {
    const state = arranged({
      active: 'red',
      red: {
        coins: 12,
        compass: 9,
        hand: items.slice(0, 14).map(({ id }) => id),
        assistants: { 'assistant-plane': { side: 'gold' }, 'assistant-car': { side: 'gold' } },
        guardians: guardians.filter(({ boon }) => boon.kind === 'travel').map(({ id }) => id),
        icons: ['boot', 'car', 'ship', 'plane'],
        crates: 3,
      },
    });
    const discover = arnak.legal(state, 0).find((action) => action.type === 'discover' && action.place === 'pos-ii-1');
    assert.ok(discover !== undefined);
    arnak.apply(state, 0, discover, SILENT);
    const list = arnak.legal(state, 0);
    assert.ok(list.some(({ type }) => type === 'pay'));
    assert.ok(list.length < 400, `${list.length} actions`);
    assert.equal(new Set(list.map((action) => JSON.stringify(action))).size, list.length);
  });

  it('have payments of which nothing can be left out', () => {
    const random = fastRandom('payments');
    let seen = 0;
    for (let game = 0; game < 20; game++) {
      playOut(start({ seats: 4, words: game }), game, (state, seat) => {
        const frame = state.stack.at(-1);
        if (frame?.at !== 'voyage') return;
        for (const action of arnak.legal(state, seat)) {
          if (action.type !== 'pay' || action.cards === undefined || action.cards.length < 2) continue;
          const less = { ...action, cards: action.cards.toSpliced(nextBelow(random, action.cards.length), 1) };
          assert.ok(!arnak.isLegal(state, seat, less));
          seen++;
        }
      });
    }
    assert.ok(seen > 20, `${seen} payments seen`);
  });

  it('keep the state small (under 12 KB as JSON)', () => {
    let largest = 0;
    for (const seats of [2, 4]) {
      playOut(start({ seats, board: 'snake' }), seats, (state) => {
        largest = Math.max(largest, JSON.stringify(state).length);
      });
    }
    assert.ok(largest < 12_288, `${largest} bytes`);
  });

  it('are the same for all cards of one kind', () => {
    const state = arranged({ active: 'red', red: { coins: 0, hand: ['fear', 'fear'] } });
    const dig = at(
      arnak.legal(state, 0).filter(({ type }) => type === 'dig'),
      0,
    );
    arnak.apply(state, 0, dig, SILENT);
    const ways = arnak.legal(state, 0).filter(({ type }) => type !== 'wait');
    assert.deepEqual(ways, [{ type: 'pay', cards: ['fear'] }]);
  });
});
