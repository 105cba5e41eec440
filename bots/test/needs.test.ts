import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { at, fastRandom } from '@moonstaff/kernel';
import { playLesson } from '../src/learn/lesson.ts';
import { fatesOf, fitOdds } from '../src/learn/odds.ts';
import { replayLesson } from '../src/learn/replay.ts';
import { soloTableOf } from '../src/learn/table.ts';
import { loreOf } from '../src/learned/lores.ts';
import { learnedMind } from '../src/learned/mind.ts';
import { chanceOf, chanceOfAll, type Need } from '../src/learned/needs.ts';
import { mindFor } from '../src/minds.ts';

const need = (name: string, ...sizes: readonly number[]): Need => ({
  name,
  figures: sizes.map((size, place) => [place, size]),
});

test('the chance that all needs come true is the product of theirs', () => {
  const odds = [0, Math.log(3)];
  assert.equal(chanceOf(need('even', 1), odds), 0.5);
  assert.ok(Math.abs(chanceOf(need('likely', 1, 1), odds) - 0.75) < 1e-9);
  assert.ok(Math.abs(chanceOfAll([need('even', 1), need('likely', 1, 1)], odds) - 0.375) < 1e-9);
  assert.equal(chanceOfAll([], odds), 1);
});

test('odds are learned from what came true', () => {
  const lore = loreOf('arnak');
  const fates = Array.from({ length: 4000 }, (_, i) => ({
    need: need('lead', 1, i % 2),
    cameTrue: i % 2 === 0 ? i % 20 === 0 : i % 20 !== 1,
  }));
  const odds = fitOdds(lore, fates);
  assert.ok(Math.abs(chanceOf(need('lead', 1, 0), odds) - 0.1) < 0.03);
  assert.ok(Math.abs(chanceOf(need('lead', 1, 1), odds) - 0.9) < 0.03);
  assert.ok(fitOdds(lore, []).every((weight) => weight === 0));
});

for (const game of GAME_IDS) {
  const mind = mindFor(game);
  const lore = loreOf(game);
  const lesson = playLesson(mind, game, 0, 'needs', soloTableOf(game, 0));

  test(`${game}: what a solo game needs depends on nothing hidden, and is settled at its end`, () => {
    let last: unknown;
    let step = 0;
    const names = new Set<string>();
    const { winners } = replayLesson(mind.game, lesson, (state) => {
      last = state;
      if (mind.game.outcome(state) !== undefined || step++ % 5 !== 0) return;
      const needs = lore.needs(state, 0, 70);
      for (const { name, figures } of needs) {
        names.add(name);
        assert.ok(figures.every(([place, size]) => place < lore.odds.size && Number.isFinite(size)));
      }
      const dealt = mind.game.imagine(mind.game.view(state, 0), fastRandom(step));
      assert.deepEqual(lore.needs(dealt, 0, 70), needs);
    });
    assert.equal(
      [...names].every((name) => lore.cameTrue(last, name)),
      winners.length > 0,
    );
    const fates = fatesOf(mind, lore, lore.prior(), lesson);
    assert.ok(fates.length > 10 && fates.every((fate) => fate.cameTrue === lore.cameTrue(last, fate.need.name)));
  });

  test(`${game}: alone a master values a win above all points, with others points alone`, () => {
    const prior = lore.prior();
    const plain = learnedMind(game, prior);
    const sure = learnedMind(game, prior, { odds: new Float32Array(lore.odds.size) });
    const values: number[] = [];
    replayLesson(mind.game, lesson, (state) => {
      values.push(sure.value(state, 0) - 0.1 * plain.value(state, 0));
    });
    // Without any knowledge every need is even.
    assert.ok(values.slice(0, -1).every((value) => value > 0 && value <= 100));
    assert.ok(at(values, 0) <= 50);
    assert.ok([0, 100].includes(Math.round(at(values, values.length - 1))));
    replayLesson(mind.game, playLesson(mind, game, 0, 'needs'), (state) => {
      assert.equal(sure.value(state, 0), plain.value(state, 0));
    });
  });
}
