import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { at, Match } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { contestOf, playPair } from '../src/learn/contest.ts';
import { fitValue } from '../src/learn/fit.ts';
import { playLesson } from '../src/learn/lesson.ts';
import { Network } from '../src/learn/network.ts';
import { fitPolicy } from '../src/learn/policy.ts';
import { Ridge } from '../src/learn/ridge.ts';
import { Samples, samplesOf } from '../src/learn/samples.ts';
import { soloTableOf, tableOf } from '../src/learn/table.ts';
import { decodeFloats, encodeFloats } from '../src/learned/floats.ts';
import { Layout } from '../src/learned/layout.ts';
import { loreOf } from '../src/learned/lores.ts';
import { learnedMind } from '../src/learned/mind.ts';
import { mindFor } from '../src/minds.ts';
import { tablesOf } from '../src/tables.ts';

// Learning is the same in both games, what they learn from isn’t: both in `npm run thorough`.
for (const game of isThorough ? GAME_IDS : (['guild'] as const)) {
  test(`${game}: a few games teach more than a constant, and the same seed plays the same`, () => {
    const mind = mindFor(game);
    const lore = loreOf(game);
    const lessons = Array.from({ length: 6 }, (_, index) => playLesson(mind, game, index, 'learn'));
    assert.deepEqual(playLesson(mind, game, 2, 'learn'), lessons[2]);
    const samples = samplesOf(mind, lore, lessons);
    const learned = fitValue(samples, lore.prior(), lore.layout, [300]);
    const mean = samples.target.reduce((sum, target) => sum + target, 0) / samples.size;
    const off = (guess: (row: number) => number): number =>
      Math.sqrt(samples.target.reduce((sum, target, row) => sum + (target - guess(row)) ** 2, 0) / samples.size);
    const error = off((row) => samples.times(row, learned.weights));
    assert.ok(error < 0.8 * off(() => mean), `${error} is hardly better than a constant, ${off(() => mean)}`);
    // Whatever it learned from so little, it plays whole games by it.
    const options = at(tablesOf(game), 0);
    const { won } = playPair([learnedMind(game, learned.weights), mind], { seed: 'learn', options });
    assert.ok(won >= 0 && won <= 2);
  });
}

for (const game of GAME_IDS) {
  test(`${game}: lessons are spread over all boards, player counts and difficulties`, () => {
    const tables = Array.from({ length: 240 }, (_, index) => tableOf(game, index));
    const boards = tablesOf(game).length;
    const kinds = new Set(tables.map((table) => JSON.stringify(table)));
    assert.equal(kinds.size, boards * (3 + (game === 'arnak' ? 6 : 3)));
    const alone = Array.from({ length: 24 }, (_, index) => soloTableOf(game, index));
    assert.ok(alone.every(({ seats }) => seats === 1));
    assert.equal(new Set(alone.map((table) => JSON.stringify(table))).size, boards * (game === 'arnak' ? 6 : 3));
  });
}

test('guild: a few games teach a policy, which is less surprised by others than blind choice, and draws in playouts', () => {
  const mind = mindFor('guild');
  const lore = loreOf('guild');
  assert.ok(lore.policy);
  const lessons = [4, 9, 10, 12, 14].map((index) => playLesson(mind, 'guild', index, 'policy'));
  const { weights, surprise, blindSurprise, same } = fitPolicy(mind.game, lore.policy, lessons);
  assert.ok(surprise < 0.75 * blindSurprise, `${surprise} instead of ${blindSurprise}`);
  assert.ok(same > 0.4, `${same}`);
  const learned = learnedMind('guild', lore.prior(), { policy: weights });
  const { state } = Match.start(mind.game, at(lessons, 0));
  const legal = mind.game.legal(state, 0);
  assert.notDeepEqual(
    legal.map((action) => learned.prior(state, 0, action)),
    legal.map((action) => mind.prior(state, 0, action)),
  );
});

/** One sample for each list of features. */
const samplesFrom = (lists: readonly (readonly number[])[], targets: readonly number[]): Samples =>
  new Samples(
    lists.map((list, i) => ({
      index: Int32Array.from(list.keys()),
      value: Float32Array.from(list),
      lesson: i,
      seat: 0,
      stage: 0,
      phase: 0,
      target: at(targets, i),
      next: -1,
    })),
  );

test('ridge regression finds the weights, and a penalty holds them back', () => {
  const lists = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ];
  const targets = Float64Array.from(lists, ([a = 0, b = 0]) => 3 * a - 2 * b);
  const ridge = new Ridge(samplesFrom(lists, [...targets]), 2, [0, 1, 2, 3]);
  const [free, held] = ridge.solve(targets, [1e-6, 5]);
  assert.ok(Math.abs((free?.[0] ?? 0) - 3) < 1e-3 && Math.abs((free?.[1] ?? 0) + 2) < 1e-3);
  assert.ok((held?.[0] ?? 0) > 0 && (held?.[0] ?? 0) < 2.5);
});

test('a network learns what two features are worth together, which no weights can tell', () => {
  const lists = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ];
  const many = Array.from({ length: 4000 }, (_, i) => at(lists, i % lists.length));
  const targets = Float64Array.from(many, ([a = 0, b = 0]) => (a === b ? 5 : -5));
  const layout = new Layout(2);
  layout.shared(2);
  const rows = [...many.keys()];
  const network = new Network(samplesFrom(many, [...targets]), layout, rows, 'seed');
  for (let pass = 0; pass < 20; pass++) network.teach(rows, targets, `pass ${pass}`);
  for (const row of [0, 1, 2, 3]) {
    const off = Math.abs(network.valueOf(row) - (targets[row] ?? 0));
    assert.ok(off < 1.5, `${at(many, row)}: ${network.valueOf(row)}`);
  }
});

test('a contest is won by more than one standard error', () => {
  assert.equal(contestOf([1, 2, 3].map((ahead) => ({ won: 1.5, ahead }))).isBetter, true);
  assert.equal(contestOf([-3, 3, -1, 1].map((ahead) => ({ won: 1, ahead }))).isBetter, false);
  assert.equal(contestOf([]).isBetter, false);
});

test('weights survive being written down', () => {
  const numbers = [0, 1.5, -2.25, 1e-3, 12345.678];
  assert.deepEqual([...decodeFloats(encodeFloats(numbers))], [...Float32Array.from(numbers)]);
});
