import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { loadAdapter } from '@moonstaff/scenarios/page';
import { readLab, setUp } from '../src/pages/lab/lab.ts';
import { placeOf, puzzleIn, verdictOf } from '../src/pages/puzzles/puzzle.ts';
import { nextOpen } from '../src/pages/puzzles/solved.ts';
import { PuzzleSource } from '../src/table/puzzle/PuzzleSource.ts';
import { weigh } from '../src/table/puzzle/weigh.ts';

const nameOf = (seat: number): string => `P${seat + 1}`;

for (const game of GAME_IDS) {
  describe(`a puzzle of ${game}`, async () => {
    const { file, index } = placeOf(2);
    const text = readFileSync(new URL(`../../scenarios/puzzles/${game}/${file}.yaml`, import.meta.url), 'utf8');
    const adapter = await loadAdapter(game);
    const puzzle = puzzleIn(text, index, adapter, nameOf);

    it('is over with its turn, and can be tried again', async () => {
      const source = new PuzzleSource(puzzle.example, puzzle.seat);
      assert.equal(source.snapshot().viewer, puzzle.seat);
      for (const action of puzzle.best) {
        assert.ok(!source.over());
        assert.ok(source.snapshot().legal.some((one) => JSON.stringify(one) === JSON.stringify(action)));
        source.act(action);
      }
      assert.ok(source.over());
      assert.deepEqual(source.snapshot().legal, []);
      assert.equal(source.snapshot().viewer, puzzle.seat, 'seen from the same seat to the end');
      assert.ok(source.story().length > 0);
      source.undo();
      assert.equal(source.actions().length, puzzle.best.length - 1);
      source.redo();
      assert.ok(source.over());
      await source.again();
      assert.deepEqual(source.actions(), []);
    });

    it('is weighed against the best turn', () => {
      const source = new PuzzleSource(puzzle.example, puzzle.seat);
      const view = source.firstView();
      const { seat, best } = puzzle;
      assert.deepEqual(verdictOf(weigh({ game, view, seat, best, other: best })), { kind: 'best' });
      const worst = source.snapshot().legal.find(({ type }) => type === 'pass' || type === 'done');
      if (worst === undefined) return;
      const verdict = verdictOf(weigh({ game, view, seat, best, other: [worst] }));
      assert.ok(verdict.kind === 'behind' && verdict.points > 1, JSON.stringify(verdict));
    });

    it('opens in the laboratory', () => {
      const laid = setUp(puzzle.draft, adapter, nameOf);
      assert.ok('example' in laid);
      assert.ok('drafts' in readLab(text));
    });
  });
}

describe('a turn of a puzzle', () => {
  it('is described without what comes after it', async () => {
    const adapter = await loadAdapter('guild');
    const text = readFileSync(new URL('../../scenarios/puzzles/guild/01.yaml', import.meta.url), 'utf8');
    const { example, seat, best } = puzzleIn(text, 0, adapter, nameOf);
    const source = new PuzzleSource(example, seat, best);
    const { log } = source.snapshot();
    assert.ok(
      log.some(({ phrase }) => phrase.key === 'guild.event.eraEnd'),
      'the era has ended since',
    );
    assert.ok(source.story().length > 0);
    assert.ok(source.story().every((line) => line.seat === seat));
  });
});

describe('puzzles', () => {
  it('are found in files of twenty', () => {
    assert.deepEqual(placeOf(1), { file: '01', index: 0 });
    assert.deepEqual(placeOf(20), { file: '01', index: 19 });
    assert.deepEqual(placeOf(181), { file: '10', index: 0 });
  });

  it('go on with the next one that isn’t solved', () => {
    assert.equal(nextOpen(3, 5, new Set([4])), 5);
    assert.equal(nextOpen(5, 5, new Set([5])), 1);
    assert.equal(nextOpen(2, 3, new Set([1, 2, 3])), 2);
  });

  it('say how far behind a turn is, unless it makes no difference', () => {
    assert.deepEqual(verdictOf({ mean: 0.29, error: 0 }), { kind: 'best' });
    assert.deepEqual(verdictOf({ mean: -1, error: 0 }), { kind: 'best' });
    assert.deepEqual(verdictOf({ mean: 2.345, error: 0 }), { kind: 'behind', points: 2.3 });
  });
});
