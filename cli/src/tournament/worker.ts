import { type Fixture, loadMind, mindFor, type Played, playFixture } from '@moonstaff/bots';
import type { StartWork } from '@moonstaff/threads';
import { type Bot, budgetOf } from '../bots.ts';
import { workClock } from '../clock.ts';

/** What all games of a tournament have in common. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly bots: readonly Bot[];
}

export const start: StartWork<Bout, Fixture, Played> = async ({ game, options, bots }) => {
  const { game: rules } = mindFor(game);
  const clock = workClock();
  const entrants = await Promise.all(
    bots.map(async (bot) => ({
      level: bot.level,
      budget: budgetOf(bot, clock),
      mind: await loadMind(game, bot.level),
    })),
  );
  return (fixture) => playFixture(rules, entrants, fixture, options);
};
