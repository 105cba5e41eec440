import { tablesOf } from '@moonstaff/bots';
import { GAME_IDS, type GameId, LEVELS, type Level } from '@moonstaff/catalogue';
import { at, fastRandom, nextBelow, seedFrom } from '@moonstaff/kernel';

/** One game of the trial: which game, at which table, who sits where. */
export interface Sitting {
  readonly index: number;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly seed: string;
  readonly seats: readonly Level[];
}

const MOST_PLAYERS = 4;
const SOLO: { readonly [Id in GameId]: readonly (string | number)[] } = {
  arnak: [0, 1, 2, 3, 4, 5],
  guild: ['easy', 'medium', 'hard'],
};

/** Cycles through both games, 1 to 4 players, and all boards and maps. The levels are random. */
export function sittingOf(index: number): Sitting {
  const random = fastRandom(`trial ${index}`);
  const game = at(GAME_IDS, index % GAME_IDS.length);
  const players = 1 + (Math.floor(index / GAME_IDS.length) % MOST_PLAYERS);
  const tables = tablesOf(game);
  const table = at(tables, Math.floor(index / (GAME_IDS.length * MOST_PLAYERS)) % tables.length);
  const difficulties = SOLO[game];
  return {
    index,
    game,
    options: players === 1 ? { ...table, difficulty: at(difficulties, nextBelow(random, difficulties.length)) } : table,
    seed: seedFrom(`trial ${index}`),
    seats: Array.from({ length: players }, () => at(LEVELS, nextBelow(random, LEVELS.length))),
  };
}
