import { type AnyGame, optionsFor, parseOptions } from '@moonstaff/kernel';

/** What is kept of the options: checked, complete, and only those that exist for so many players. */
export function chosenOptions(game: AnyGame, seats: number, given: object): { [name: string]: string | number } {
  const complete: { readonly [name: string]: string | number } = parseOptions(game.options, seats, given);
  const offered = new Set(optionsFor(game.options, seats).map(([name]) => name));
  return Object.fromEntries(Object.entries(complete).filter(([name]) => offered.has(name)));
}

/** The same options for another number of players: those that do not exist for so many are gone, new ones are preset. */
export function keptOptions(
  game: AnyGame,
  seats: number,
  chosen: { readonly [name: string]: string | number },
): { [name: string]: string | number } {
  const offered = new Set(optionsFor(game.options, seats).map(([name]) => name));
  return chosenOptions(game, seats, Object.fromEntries(Object.entries(chosen).filter(([name]) => offered.has(name))));
}
