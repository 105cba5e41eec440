import { at } from '@moonstaff/kernel';
import { tablesOf } from '../tables.ts';

/** What a game is played with. */
export interface LessonTable {
  readonly seats: number;
  readonly options: { readonly [option: string]: string | number };
}

/** How many players there are in ten games: mostly two, now and then one, three or four. */
const SEATS = [2, 1, 2, 3, 2, 4, 2, 1, 2, 3];

const DIFFICULTIES: { readonly [game: string]: readonly (string | number)[] } = {
  arnak: [0, 1, 2, 3, 4, 5],
  guild: ['easy', 'medium', 'hard'],
};

/** The table of a game by its number, so that all boards, player counts and difficulties take their turns. */
export function tableOf(game: string, index: number): LessonTable {
  const seats = at(SEATS, index % SEATS.length);
  const lap = Math.floor(index / SEATS.length);
  const tables = tablesOf(game);
  const table = at(tables, lap % tables.length);
  const levels = DIFFICULTIES[game] ?? [];
  if (seats > 1 || levels.length === 0) return { seats, options: table };
  const solo = 2 * Math.floor(lap / tables.length) + (index % SEATS.length > 5 ? 1 : 0);
  return { seats, options: { ...table, difficulty: at(levels, solo % levels.length) } };
}

/** The same for games alone. */
export function soloTableOf(game: string, index: number): LessonTable {
  const tables = tablesOf(game);
  const levels = DIFFICULTIES[game] ?? [];
  const difficulty = at(levels, Math.floor(index / tables.length) % levels.length);
  return { seats: 1, options: { ...at(tables, index % tables.length), difficulty } };
}
