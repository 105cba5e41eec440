import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { fastRandom } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { playLesson } from '../src/learn/lesson.ts';
import { replayLesson } from '../src/learn/replay.ts';
import { Bag } from '../src/learned/layout.ts';
import { loreOf } from '../src/learned/lores.ts';
import { mindFor } from '../src/minds.ts';

const listed = ({ index, value, size, phase }: Bag): unknown => {
  const sums = new Map<number, number>();
  for (let i = 0; i < size; i++) sums.set(index[i] ?? 0, (sums.get(index[i] ?? 0) ?? 0) + (value[i] ?? 0));
  return { phase, features: [...sums].sort(([a], [b]) => a - b).map(([place, sum]) => [place, sum.toFixed(9)]) };
};

for (const game of GAME_IDS) {
  // Games 0, 1 and 3 have two players, one and three. All of them: `npm run thorough`.
  for (const number of isThorough ? [0, 1, 3] : [1, 3]) {
    test(`${game}: features depend on nothing hidden, and fit into their list (game ${number})`, () => {
      const mind = mindFor(game);
      const lore = loreOf(game);
      const bag = new Bag();
      let step = 0;
      replayLesson(mind.game, playLesson(mind, game, number, 'features'), (state, seat) => {
        step++;
        if (step % 9 !== 0 || mind.game.outcome(state) !== undefined) return;
        lore.features(state, seat, bag);
        const before = listed(bag);
        assert.ok(
          bag.size < bag.index.length && bag.index.subarray(0, bag.size).every((place) => place < lore.layout.size),
        );
        const dealt = mind.game.imagine(mind.game.view(state, seat), fastRandom(step));
        lore.features(dealt, seat, bag);
        assert.deepEqual(listed(bag), before);
      });
      assert.ok(step > 30);
    });
  }

  test(`${game}: before anything is learned, the value is the hand-set one`, () => {
    const mind = mindFor(game);
    const lore = loreOf(game);
    const prior = lore.prior();
    const bag = new Bag();
    replayLesson(mind.game, playLesson(mind, game, 0, 'prior'), (state, seat) => {
      if (mind.game.outcome(state) !== undefined) return;
      lore.features(state, seat, bag);
      assert.ok(Math.abs(bag.times(prior) - mind.value(state, seat)) < 1e-6);
    });
  });
}
