import { type AnyGame, optionsFor, parseOptions } from '@moonstaff/kernel';

type Options = { [name: string]: string | number };

/** Only those that exist for so many players. */
function offered(game: AnyGame, seats: number, options: Readonly<Options>): Options {
  const names = new Set(optionsFor(game.options, seats).map(([name]) => name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
}

/** What is kept of the options: checked, complete, and only those that exist for so many players. */
export const chosenOptions = (game: AnyGame, seats: number, given: object): Options =>
  offered(game, seats, parseOptions(game.options, seats, given));

/** The same options for another number of players: those that do not exist for so many are gone, new ones are preset. */
export const keptOptions = (game: AnyGame, seats: number, chosen: Readonly<Options>): Options =>
  chosenOptions(game, seats, offered(game, seats, chosen));
