import { type AnyGame, at, optionsFor } from '@moonstaff/kernel';

/** A table drawn by chance: one person, alone or against a bot, with every option drawn. */
export interface Deal {
  readonly seats: readonly DealtSeat[];
  readonly options: { readonly [name: string]: string | number };
}

export type DealtSeat = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

/** Draws a table of this game. `below` returns a whole number from 0 up to, but not including, its bound. */
export function drawDeal(game: AnyGame, levels: readonly string[], below: (bound: number) => number): Deal {
  const counts = [1, 2].filter((count) => count >= game.seats.min && count <= game.seats.max);
  const count = at(counts, below(counts.length));
  const own = below(count);
  const seats = Array.from(
    { length: count },
    (_, seat): DealtSeat =>
      seat === own ? { kind: 'open' } : { kind: 'bot', level: at(levels, below(levels.length)) },
  );
  const options = optionsFor(game.options, count).map(([name, { values }]) => [name, at(values, below(values.length))]);
  return { seats, options: Object.fromEntries(options) };
}
