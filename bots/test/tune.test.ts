import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { weightsOf } from '../src/minds.ts';
import { isBetter, moved, signsOf, stepsFrom } from '../src/tune/climb.ts';
import { nextRound, type Run } from '../src/tune/run.ts';

const start = { gold: 1, lead: 2 };
const fresh: Run = { game: 'guild', seed: 'test', games: 80, start, rounds: [], weights: start };

/** A made-up game in which gold counts and lead doesn't. */
const better = ({ first, second }: { first: { [name: string]: number }; second: { [name: string]: number } }): number =>
  10 * Math.log((first['gold'] ?? 1) / (second['gold'] ?? 1));

test('a round finds the weight that matters, and the same seed finds the same', async () => {
  const play = async (duels: readonly Parameters<typeof better>[0][]) => duels.map(better);
  const once = await nextRound(fresh, play);
  assert.ok((once.weights['gold'] ?? 0) > 1.3);
  assert.equal(once.rounds[0]?.kept, true);
  assert.deepEqual(await nextRound(fresh, play), once);
});

test('weights that don’t win are dropped, and the next steps are smaller', async () => {
  const even = async (duels: readonly unknown[]) => duels.map((_, index) => (index % 2 === 0 ? 1 : -1));
  const once = await nextRound(fresh, even);
  assert.deepEqual(once.weights, start);
  const twice = await nextRound(once, even);
  assert.ok((twice.rounds[1]?.size ?? 1) < (twice.rounds[0]?.size ?? 0));
});

test('weights move by factors, and only if the trials are clear', () => {
  assert.deepEqual(moved(start, [Math.log(2), 0]), { gold: 2, lead: 2 });
  const trials = [1, -1, 1, -1].map((sign, index) => ({
    signs: [sign, index < 2 ? 1 : -1],
    ahead: 3 * sign + 0.1 * index,
  }));
  const [gold, lead] = stepsFrom(trials, 0.1);
  assert.equal(gold, 0.2);
  assert.equal(lead, -0);
  assert.equal(isBetter([1, 2, 3]).better, true);
  assert.equal(isBetter([-3, 3, -1, 1]).better, false);
  assert.deepEqual(signsOf('x', 8), signsOf('x', 8));
});

for (const game of ['arnak', 'guild']) {
  test(`${game}: the weights are those of the run that is kept`, () => {
    const file = join(import.meta.dirname, `../results/tune-${game}.json`);
    assert.ok(existsSync(file));
    const run: Run = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(weightsOf(game), run.weights);
  });
}
