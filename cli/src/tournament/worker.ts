import { type Fixture, mindFor, type Played, playFixture } from '@moonstaff/bots';
import type { StartWork } from '@moonstaff/threads';
import { type Bot, budgetOf } from '../bots.ts';
import { workClock } from '../clock.ts';

/** What all games of a tournament have in common. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly bots: readonly Bot[];
}

export const start: StartWork<Bout, Fixture, Played> = ({ game, options, bots }) => {
  const mind = mindFor(game);
  const clock = workClock();
  const entrants = bots.map((bot) => ({ level: bot.level, budget: budgetOf(bot, clock), mind }));
  return (fixture) => playFixture(mind.game, entrants, fixture, options);
};
