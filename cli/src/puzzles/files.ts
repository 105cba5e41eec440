import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@moonstaff/catalogue';
import { type Draft, draftsIn } from '@moonstaff/scenarios/page';

export const FOLDER = join(import.meta.dirname, '../../../scenarios/puzzles');

/** A page fetches one file at a time, so they're small. */
const IN_A_FILE = 20;

const fileOf = (folder: string, game: GameId, number: number): string =>
  join(folder, game, `${String(number + 1).padStart(2, '0')}.yaml`);

/** The puzzles of a game that are there already, in order. */
export function keptPuzzles(folder: string, game: GameId): readonly Draft[] {
  const within = join(folder, game);
  if (!existsSync(within)) return [];
  return readdirSync(within)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => draftsIn(name, readFileSync(join(within, name), 'utf8')));
}

/** Writes the files that puzzles from number `first` on belong to. */
export function writePuzzles(folder: string, game: GameId, puzzles: readonly Draft[], first: number): void {
  mkdirSync(join(folder, game), { recursive: true });
  for (let file = Math.floor(first / IN_A_FILE); file * IN_A_FILE < puzzles.length; file++) {
    const some = puzzles.slice(file * IN_A_FILE, (file + 1) * IN_A_FILE);
    writeFileSync(fileOf(folder, game, file), some.map(puzzleText).join('---\n'));
  }
  // What a list of all puzzles shows: one digit for each.
  const grades = puzzles.map(({ puzzle }) => puzzle?.grade).join('');
  writeFileSync(join(folder, game, 'grades.json'), `${JSON.stringify(grades)}\n`);
}

/** Every field on a line of its own: small, and a change of one shows. */
const puzzleText = ({ title, rules, puzzle, given, when, expects }: Draft): string =>
  [...Object.entries({ title, rules, puzzle, given, when }), ['then', expects] as const]
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
