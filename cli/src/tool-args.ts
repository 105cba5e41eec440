import { GAME_IDS, type GameId } from '@moonstaff/catalogue';

/** Says what's wrong with the arguments of a tool, and ends it. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** The games that a tool is about: the one it was given, or all. */
export function gamesGiven(game: string | undefined): readonly GameId[] {
  const games = GAME_IDS.filter((id) => game === undefined || game === id);
  return games.length > 0 ? games : refuse(`There's no game ${game}; there's ${GAME_IDS.join(' and ')}.`);
}

/** A number from 1 on, as it was given. */
export function countGiven(name: string, given: string): number {
  const count = Number(given);
  return Number.isSafeInteger(count) && count > 0
    ? count
    : refuse(`--${name} takes a whole number from 1 on, not ${given}.`);
}
