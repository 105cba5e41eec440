import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { ADAPTERS, readFile, runWith, scenarioFiles } from '@moonstaff/scenarios';
import { type Draft, loadAdapter } from '@moonstaff/scenarios/page';
import { isThorough } from '@moonstaff/tools/thorough';
import { FOLDER, keptPuzzles, writePuzzles } from '../src/puzzles/files.ts';
import { DEMANDS, puzzlesIn } from '../src/puzzles/find.ts';
import { gradesOf, isJudgedAlike, isWelcome, startAfter } from '../src/puzzles/kept.ts';

/** Each of them is played in `npm run thorough`. */
const EVERY = isThorough ? 1 : 5;

/** How many there are at least. `npm run puzzles -- --count 300` finds more. */
const FEWEST = 200;

for (const game of GAME_IDS) {
  describe(`the puzzles of ${game}`, () => {
    const files = scenarioFiles(join(FOLDER, game)).map(readFile);
    const scenarios = files.flatMap((reading) => ('fault' in reading ? [] : reading.scenarios));

    it('are many, at most half of them easy, and all different', () => {
      assert.ok(scenarios.length >= FEWEST, `only ${scenarios.length}`);
      const grades = scenarios.map(({ puzzle }) => puzzle?.grade);
      assert.ok(grades.every((grade) => grade === 1 || grade === 2 || grade === 3));
      assert.ok(grades.filter((grade) => grade === 1).length <= grades.length / 2 + 1);
      assert.equal(JSON.parse(readFileSync(join(FOLDER, game, 'grades.json'), 'utf8')), grades.join(''));
      const positions = new Set(scenarios.map(({ given }) => JSON.stringify(given.value)));
      assert.equal(positions.size, scenarios.length);
    });

    it('have a solution that can be played, by one seat', () => {
      for (const scenario of scenarios.filter((_, i) => i % EVERY === 0)) {
        assert.deepEqual(runWith(scenario, ADAPTERS), [], `${scenario.file} ${scenario.title}`);
        const seats = new Set(scenario.steps.flatMap((step) => (step.kind === 'act' ? [step.seat] : [])));
        assert.equal(seats.size, 1, scenario.title);
      }
    });

    it('have one turn that’s clearly the best', () => {
      for (const { title, puzzle } of scenarios) {
        assert.ok(puzzle !== undefined, title);
        const sure = puzzle.margin - 2 * puzzle.error;
        // Both are rounded to hundredths.
        assert.ok(sure >= DEMANDS[game].clear - 0.02, `${title}: ${sure}`);
        assert.ok(puzzle.worlds >= 24, title);
      }
    });
  });
}

describe('looking for puzzles', () => {
  const puzzle = (from: string, grade: number): Draft => ({
    ...{ title: 'T', rules: [], given: { game: 'arnak', seats: 2 }, when: [], expects: {} },
    puzzle: { grade, margin: 2, error: 0.1, worlds: 12, from },
  });

  it('finds the same ones in the same game, and keeps them as they are', async () => {
    const adapter = await loadAdapter('arnak');
    const origin = { seed: 'test', index: 0 };
    const found = puzzlesIn('arnak', adapter, origin, 1);
    assert.equal(found.length, 1);
    if (isThorough) assert.deepEqual(puzzlesIn('arnak', adapter, origin, 1), found);
    const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
    const all = [...found, puzzle('test 4 17', 2)];
    writePuzzles(folder, 'arnak', all, 0);
    assert.deepEqual(keptPuzzles(folder, 'arnak'), all);
    rmSync(folder, { recursive: true });
  });

  it('are judged alike if solution and verdict are the same, however their position is written', () => {
    const [puzzle] = keptPuzzles(FOLDER, 'guild');
    assert.ok(puzzle?.puzzle !== undefined);
    assert.ok(isJudgedAlike(puzzle, { ...puzzle, given: { ...puzzle.given, seed: 'x' } }));
    assert.ok(!isJudgedAlike(puzzle, { ...puzzle, puzzle: { ...puzzle.puzzle, margin: puzzle.puzzle.margin + 1 } }));
    assert.ok(!isJudgedAlike(puzzle, { ...puzzle, when: puzzle.when.slice(1) }));
  });

  it('plays the last game that gave one again, for each seed', () => {
    const [first, second, third] = [puzzle('a 3 12', 1), puzzle('a 7 2', 1), puzzle('long seed 4 1', 3)];
    const all = [first, second, third];
    assert.deepEqual(startAfter(all, 'a'), { index: 7, kept: [first, third] });
    assert.deepEqual(startAfter(all, 'long seed'), { index: 4, kept: [first, second] });
    assert.deepEqual(startAfter(all, 'b'), { index: 0, kept: all });
    assert.deepEqual(gradesOf(all), [2, 0, 1]);
  });

  it('takes no more easy ones than others', () => {
    const easy = puzzle('a 1 1', 1);
    const hard = puzzle('a 1 2', 3);
    assert.ok(isWelcome(easy, []));
    assert.ok(!isWelcome(easy, [easy]));
    assert.ok(isWelcome(easy, [easy, hard]));
    assert.ok(isWelcome(hard, [hard, hard]));
  });
});
