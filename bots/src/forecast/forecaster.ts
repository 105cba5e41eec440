import { at, type Outcome, type Seat } from '@moonstaff/kernel';
import { decodeFloats } from '../learned/floats.ts';
import { loadLearned } from '../learned/load.ts';
import { loreOf } from '../learned/lores.ts';
import { chanceOfAll } from '../learned/needs.ts';
import { mindFor } from '../minds.ts';
import { chances } from './chance.ts';
import { type Glance, glance } from './glance.ts';
import { groupOf, type Outlook } from './outlook.ts';

/** What a seat will probably have at the end. */
export interface SeatForecast {
  readonly seat: Seat;
  readonly expected: number;
  /** In eight of ten games the result is between these. */
  readonly low: number;
  readonly high: number;
  /** The chance to win; alone, to win the solo game. */
  readonly chance: number;
}

/** What a viewer may expect of every seat, from nothing but the view. */
export type Forecaster = (view: unknown) => readonly SeatForecast[];

/** Fetches what was learned about a game. */
export const loadForecaster = async (game: string): Promise<Forecaster> =>
  forecasterOf(game, (await loadLearned(game)).outlook);

function forecasterOf(game: string, outlook: Outlook): Forecaster {
  const mind = mindFor(game);
  const lore = loreOf(game);
  const values = decodeFloats(outlook.weights);
  const points = decodeFloats(outlook.points);
  const spreads = decodeFloats(outlook.spreads);
  const rivalries = decodeFloats(outlook.rivalries);
  const alone = decodeFloats(outlook.alone);

  const guess = ({ phase, isOwn, points: plain, seen }: Glance) => {
    const group = groupOf(phase, isOwn);
    const mean = weighted(points, group, [1, plain, ...seen]);
    const [low = 0, high = 0, spread = 0] = spreads.subarray(3 * group, 3 * group + 3);
    return { mean, low: mean + low, high: mean + high, spread: Math.max(0.05, (rivalries[phase] ?? 1) * spread) };
  };

  return (view) => {
    const outcome = mind.game.outcome(mind.game.imagine(view as never, { kind: 'fast', a: 1, b: 2, c: 3, d: 4 }));
    if (outcome !== undefined) return over(outcome);
    const glances = glance(mind, lore, values, view as object);
    const guesses = glances.map(guess);
    const winning = glances.length === 1 ? glances.map(({ needs }) => chanceOfAll(needs, alone)) : chances(guesses);
    return guesses.map(({ mean, low, high }, seat) => ({
      seat,
      expected: mean,
      low,
      high,
      chance: at(winning, seat),
    }));
  };
}

/** The sum of some figures, each times its weight in this group. */
function weighted(weights: Float32Array, group: number, figures: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < figures.length; i++) sum += (weights[group * figures.length + i] ?? 0) * at(figures, i);
  return sum;
}

/** Nothing is left to guess. */
const over = ({ scores, winners }: Outcome): readonly SeatForecast[] =>
  scores.flatMap(({ seat, total }) =>
    seat === 'rival'
      ? []
      : [
          {
            seat,
            expected: total,
            low: total,
            high: total,
            chance: winners.includes(seat) ? 1 / winners.length : 0,
          },
        ],
  );
