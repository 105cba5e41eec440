/**
 * Finds puzzles in games of skilled bots: `npm run puzzles [-- --game arnak --count 200 --seed moonstaff]`. Adds to those
 * that are there, from the last game that gave some on; so it can be stopped at any time and run again, and an empty folder
 * (`--out`) gets the same ones. `--check` judges those that are there again instead.
 */
import { parseArgs } from 'node:util';
import type { GameId } from '@moonstaff/catalogue';
import { type Draft, loadAdapter, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { FOLDER, keptPuzzles, writePuzzles } from '../src/puzzles/files.ts';
import { judgedAgain, puzzlesIn } from '../src/puzzles/find.ts';
import { gradesOf, isJudgedAlike, isWelcome, type Start, startAfter } from '../src/puzzles/kept.ts';
import { countGiven, gamesGiven } from '../src/tool-args.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'moonstaff' },
    out: { type: 'string', default: FOLDER },
    check: { type: 'boolean', default: false },
  },
});

const count = countGiven('count', values.count);

for (const game of gamesGiven(values.game)) {
  const adapter = await loadAdapter(game);
  const there = keptPuzzles(values.out, game);
  if (values.check) check(game, adapter, there);
  else search(game, adapter, startAfter(there, values.seed));
}

function search(game: GameId, adapter: ScenarioAdapter, start: Start): void {
  let { kept } = start;
  for (let { index } = start; kept.length < count; index++) {
    const found = puzzlesIn(game, adapter, { seed: values.seed, index });
    const first = kept.length;
    for (const puzzle of found) {
      if (kept.length < count && isWelcome(puzzle, kept))
        kept = [...kept, { ...puzzle, title: `Puzzle ${kept.length + 1}` }];
    }
    if (kept.length > first) writePuzzles(values.out, game, kept, first);
    process.stderr.write(`${game}: ${kept.length} of ${count} after ${index + 1} games\n`);
  }
  writePuzzles(values.out, game, kept, kept.length);
  process.stdout.write(`${game}: ${kept.length} puzzles, by grade ${gradesOf(kept).join(', ')}\n`);
}

/** The bots may have learned something since; then a puzzle may have another solution, or none. */
function check(game: GameId, adapter: ScenarioAdapter, kept: readonly Draft[]): void {
  const changed = kept.filter((puzzle, i) => {
    const again = judgedAgain(game, adapter, puzzle);
    process.stderr.write(`${game}: ${i + 1} of ${kept.length} judged\n`);
    if (again !== undefined && isJudgedAlike(again, puzzle)) return false;
    process.stdout.write(`${game}: ${puzzle.title} is judged differently now\n`);
    return true;
  });
  process.stdout.write(`${game}: ${kept.length - changed.length} of ${kept.length} puzzles are judged as before\n`);
  if (changed.length > 0) process.exitCode = 1;
}
