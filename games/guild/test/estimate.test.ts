import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateCoins } from '../src/estimate.ts';
import { guild } from '../src/index.ts';
import { noCoins } from '../src/state.ts';
import { arranged } from './positions.ts';

const estimate = (given: object) => estimateCoins(guild.view(arranged({ map: 'coast', ...given }), 1), 0);

test('nobody has anything at the start', () => {
  assert.deepEqual(estimate({}), noCoins());
});

test('villages count as founded evenly over the eras so far', () => {
  // An era's village brings 1, 2, 3 coins: 2 on average by the third.
  assert.equal(estimate({ era: 3, ada: { villages: ['0,-1', '1,-1'] } }).villages, 4);
  assert.equal(estimate({ era: 1, ada: { villages: ['0,-1', '1,-1'] } }).villages, 2);
});

test('coin spaces bring six coins in each era gone by', () => {
  assert.equal(estimate({ era: 1 }).coinFields, 0);
  assert.equal(estimate({ era: 3 }).coinFields, 12);
});

test('towers are exact', () => {
  assert.equal(estimate({ ada: { towers: ['1,-3'] } }).towers, 6);
});

test('goals are exact, and each player has their own', () => {
  const state = arranged({ map: 'coast' });
  const [goal] = state.goals;
  assert.ok(goal !== undefined);
  goal.met.push({ seat: 0, reward: 'first' });
  const seen = guild.view(state, 1);
  assert.ok(estimateCoins(seen, 0).goals > 0);
  assert.equal(estimateCoins(seen, 1).goals, 0);
});

test('the best route counts in full, the others as routes between middling cities', () => {
  const trade = (bestRoute: number, posts: readonly string[]) => {
    const state = arranged({ map: 'coast', ada: { posts } });
    const [ada] = state.players;
    assert.ok(ada !== undefined);
    ada.bestRoute = bestRoute;
    return estimateCoins(guild.view(state, 1), 0).trade;
  };
  assert.equal(trade(9, ['2,-2']), 9);
  assert.equal(trade(9, ['2,-2', '-1,0']), 15);
  assert.equal(trade(4, ['2,-2', '-1,0', '2,0']), 12);
});
