import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Played, standings } from '../src/index.ts';

const game = (seating: readonly number[], ranking: readonly (readonly number[])[]): Played => ({
  fixture: { index: 0, seed: 'x', seating },
  outcome: {
    scores: seating.map((_, seat) => ({ seat, categories: {}, total: 0 })),
    ranking,
    winners: ranking[0] ?? [],
  },
  decisions: 1,
  times: [],
  again: 0,
});

describe('standings', () => {
  it('count how many other bots a bot finished ahead of, a shared place as half', () => {
    const table = standings(
      ['strong', 'weak', 'middling'],
      [game([0, 1, 2], [[0], [2], [1]]), game([1, 2, 0], [[2, 1], [0]])],
    );
    const shares = Object.fromEntries(table.map(({ name, beaten }) => [name, beaten?.mean]));
    assert.deepEqual(shares, { strong: (1 + 0.75) / 2, middling: (0.5 + 0.75) / 2, weak: 0 });
  });

  it('don’t compare a bot with itself where it has several seats', () => {
    const [first, second] = standings(['strong', 'weak'], [game([0, 1, 0, 1], [[0], [2], [1], [3]])]);
    assert.equal(first?.name, 'strong');
    assert.equal(first?.beaten?.mean, 1);
    assert.equal(second?.beaten?.mean, 0);
  });
});
