/**
 * Finds puzzles in games of skilled bots: `npm run puzzles [-- --game arnak --count 200 --seed moonstaff]`. Adds to those
 * that are there, from the game after the last one that gave some; so it can be stopped at any time and run again.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@moonstaff/catalogue';
import { loadAdapter } from '@moonstaff/scenarios/page';
import { FOLDER, keptPuzzles, writePuzzles } from '../src/puzzles/files.ts';
import { puzzlesIn } from '../src/puzzles/find.ts';
import { gamesBefore, gradesOf, isWelcome } from '../src/puzzles/kept.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'moonstaff' },
    out: { type: 'string', default: FOLDER },
  },
});

const count = Number(values.count);
if (!Number.isSafeInteger(count) || count < 1) {
  process.stderr.write(`--count takes a whole number of puzzles from 1 on, not ${values.count}.\n`);
  process.exit(2);
}
const games = GAME_IDS.filter((id) => values.game === undefined || values.game === id);
if (games.length === 0) {
  process.stderr.write(`There's no game ${values.game}; there's ${GAME_IDS.join(' and ')}.\n`);
  process.exit(2);
}

for (const game of games) {
  const adapter = await loadAdapter(game);
  let kept = keptPuzzles(values.out, game);
  for (let index = gamesBefore(kept, values.seed); kept.length < count; index++) {
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
