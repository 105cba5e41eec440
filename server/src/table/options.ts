import { type AnyGame, optionsFor, parseOptions } from '@moonstaff/kernel';

type Options = { [name: string]: string | number };

/** Only the options that exist for this number of players. */
function offered(game: AnyGame, seats: number, options: Readonly<Options>): Options {
  const names = new Set(optionsFor(game.options, seats).map(([name]) => name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
}

/** The options a table stores: checked, complete, and only those that exist for this number of players. */
export const chosenOptions = (game: AnyGame, seats: number, given: object): Options =>
  offered(game, seats, parseOptions(game.options, seats, given));

/** The same options for another number of players: drops those that don't exist for it and adds new ones with presets. */
export const keptOptions = (game: AnyGame, seats: number, chosen: Readonly<Options>): Options =>
  chosenOptions(game, seats, offered(game, seats, chosen));
