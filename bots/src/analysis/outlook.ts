import { type AnyGame, at, type Seat } from '@moonstaff/kernel';

/** What a seat can expect of the end of the game. */
export interface Outlook {
  /** Its points. */
  readonly expected: number;
  /** Eight of ten games end between these. */
  readonly low: number;
  readonly high: number;
  /** Its chance to win, from 0 to 1. */
  readonly chance: number;
}

/** What every seat can expect, by seat, from what one of them sees. */
export type Forecast = (view: unknown) => readonly Outlook[];

/** A difference between two outlooks: in points, and in the chance to win. */
export interface Change {
  readonly points: number;
  readonly chance: number;
}

export const NO_CHANGE: Change = { points: 0, chance: 0 };

/** By how many points a seat is ahead of the best of the others; alone, its own points. */
export function marginOf(outlooks: readonly Outlook[], seat: Seat): number {
  const others = outlooks.filter((_, other) => other !== seat).map(({ expected }) => expected);
  return at(outlooks, seat).expected - (others.length === 0 ? 0 : Math.max(...others));
}

/** What one seat's view says about all of them. When the game is over, that's certain. */
export function outlookFrom(game: AnyGame, forecast: Forecast, state: unknown, seat: Seat): readonly Outlook[] {
  return outcomeOf(game, state) ?? forecast(game.view(state, seat));
}

/** The mean of what all seats see: nobody knows better than that, and no seat's hopes count more than another's. */
export function sharedOutlook(game: AnyGame, forecast: Forecast, state: unknown, seats: number): readonly Outlook[] {
  const certain = outcomeOf(game, state);
  if (certain !== undefined) return certain;
  const views = Array.from({ length: seats }, (_, seat) => forecast(game.view(state, seat)));
  return Array.from({ length: seats }, (_, seat) => meanOutlook(views.map((outlooks) => at(outlooks, seat))));
}

function outcomeOf(game: AnyGame, state: unknown): readonly Outlook[] | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const { scores, winners } = outcome;
  return scores.flatMap(({ seat, total }) =>
    seat === 'rival'
      ? []
      : [{ expected: total, low: total, high: total, chance: winners.includes(seat) ? 1 / winners.length : 0 }],
  );
}

export function meanOutlook(all: readonly Outlook[]): Outlook {
  const mean = (of: (outlook: Outlook) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    expected: mean(({ expected }) => expected),
    low: mean(({ low }) => low),
    high: mean(({ high }) => high),
    chance: mean(({ chance }) => chance),
  };
}

export const changeBetween = (before: Outlook, after: Outlook): Change => ({
  points: after.expected - before.expected,
  chance: after.chance - before.chance,
});

export const sumOf = (changes: readonly Change[]): Change =>
  changes.reduce(
    (sum, { points, chance }) => ({ points: sum.points + points, chance: sum.chance + chance }),
    NO_CHANGE,
  );

export const times = ({ points, chance }: Change, factor: number): Change => ({
  points: points * factor,
  chance: chance * factor,
});
