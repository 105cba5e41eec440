import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { type Draft, loadAdapter, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { choice, count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { FOLDER, keptPuzzles, writePuzzles } from '../src/puzzles/files.ts';
import { judgedAgain, puzzlesIn } from '../src/puzzles/find.ts';
import { gradesOf, isJudgedAlike, isWelcome, type Start, startAfter } from '../src/puzzles/kept.ts';

const { values } = toolArgs({
  command: 'npm run puzzles',
  about: `Finds puzzles in games of skilled bots. Adds to those that are there, from the last game that gave some on; so it can be
stopped at any time and run again, and an empty folder gets the same ones.`,
  options: {
    game: choice(GAME_IDS, 'only this game'),
    count: count('how many puzzles of each game', 200),
    seed: word('WORDS', 'what the games are dealt from', 'moonstaff'),
    out: word('FOLDER', 'where they are kept, if not where pages take them from'),
    check: flag('judge those that are there again instead'),
  },
});

const { out = FOLDER } = values;

for (const game of GAME_IDS.filter((id) => values.game === undefined || id === values.game)) {
  const adapter = await loadAdapter(game);
  const there = keptPuzzles(out, game);
  if (values.check) check(game, adapter, there);
  else search(game, adapter, startAfter(there, values.seed));
}

function search(game: GameId, adapter: ScenarioAdapter, start: Start): void {
  let { kept } = start;
  for (let { index } = start; kept.length < values.count; index++) {
    const found = puzzlesIn(game, adapter, { seed: values.seed, index });
    const first = kept.length;
    for (const puzzle of found) {
      if (kept.length < values.count && isWelcome(puzzle, kept))
        kept = [...kept, { ...puzzle, title: `Puzzle ${kept.length + 1}` }];
    }
    if (kept.length > first) writePuzzles(out, game, kept, first);
    process.stderr.write(`${game}: ${kept.length} of ${values.count} after ${index + 1} games\n`);
  }
  writePuzzles(out, game, kept, kept.length);
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
