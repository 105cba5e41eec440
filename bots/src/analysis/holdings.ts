import { isGameId } from '@moonstaff/catalogue';
import { type AnyGame, at, type Seat } from '@moonstaff/kernel';
import { arnakHoldings } from './holdings-arnak.ts';
import { guildHoldings } from './holdings-guild.ts';
import type { Holding, Part, Reason } from './result.ts';

/** How much of something a seat has, and about how many points that's worth to it. */
export interface Held {
  readonly holding: Holding;
  readonly amount: number;
  readonly worth: number;
}

/** At most this many reasons are given, and only those that matter by at least this many points. */
const MOST_REASONS = 3;
const TRIFLE = 0.25;

/** What a seat has at some table: points on its sheet, and what else counts. */
interface Possession {
  readonly part: Part;
  readonly amount: number;
  readonly worth: number;
}

const KINDS = { arnak: arnakHoldings, guild: guildHoldings } as const;

function possessions(game: AnyGame, state: unknown, seat: Seat): ReadonlyMap<string, Possession> {
  const sheet = game.scores(state).find((score) => score.seat === seat)?.categories ?? {};
  const points = Object.entries(sheet).map(([category, amount]): Possession => {
    return { part: { score: category }, amount, worth: amount };
  });
  // The state is this game's own: the engine made it.
  const held = isGameId(game.id) ? KINDS[game.id](state as never, seat) : [];
  const rest = held.map(({ holding, amount, worth }): Possession => ({ part: { holding }, amount, worth }));
  return new Map([...points, ...rest].map((one) => [JSON.stringify(one.part), one]));
}

/**
 * What the better turn leaves a seat with that the other one doesn't, or the other way round: the weightiest first. Both
 * are given as the tables they led to in the same imagined states.
 */
export function reasonsFor(
  game: AnyGame,
  seat: Seat,
  better: readonly unknown[],
  played: readonly unknown[],
): readonly Reason[] {
  const sums = new Map<string, Possession>();
  const add = (state: unknown, sign: 1 | -1): void => {
    for (const [key, { part, amount, worth }] of possessions(game, state, seat)) {
      const before = sums.get(key) ?? { amount: 0, worth: 0 };
      sums.set(key, { part, amount: before.amount + sign * amount, worth: before.worth + sign * worth });
    }
  };
  for (const [index, state] of better.entries()) {
    add(state, 1);
    add(at(played, index), -1);
  }
  const count = Math.max(1, better.length);
  return [...sums.values()]
    .filter(({ worth }) => Math.abs(worth / count) >= TRIFLE)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, MOST_REASONS)
    .map(({ part, amount }): Reason => ({ ...part, more: tenth(amount / count) }))
    .filter(({ more }) => more !== 0);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
