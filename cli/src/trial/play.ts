import { loadMind, mindFor, playFixture } from '@moonstaff/bots';
import { LEVELS, type Level } from '@moonstaff/catalogue';
import type { Sitting } from './fixtures.ts';

/** The result of a sitting: how long each level thought, or what went wrong. */
export interface Sat {
  readonly index: number;
  readonly decisions: number;
  readonly times: { readonly [L in Level]?: readonly number[] };
  /** How many decisions were late and made again. */
  readonly again: number;
  readonly fault?: string;
}

/** Plays a sitting. The match refuses illegal actions; that's a fault like any other. */
export async function playSitting(sitting: Sitting, milliseconds: number, now: () => number): Promise<Sat> {
  const { index, game, options, seed, seats } = sitting;
  const entrants = await Promise.all(
    LEVELS.map(async (level) => ({ level, budget: { milliseconds, now }, mind: await loadMind(game, level) })),
  );
  const fixture = { index, seed, seating: seats.map((level) => LEVELS.indexOf(level)) };
  try {
    const { decisions, times, again } = playFixture(mindFor(game).game, entrants, fixture, options);
    const byLevel = LEVELS.map((level, i) => [level, times[i] ?? []] as const);
    return { index, decisions, again, times: Object.fromEntries(byLevel.filter(([, list]) => list.length > 0)) };
  } catch (error) {
    return { index, decisions: 0, again: 0, times: {}, fault: error instanceof Error ? error.message : String(error) };
  }
}
