import { type Fixture, mindFor, type Played, playFixture } from '@moonstaff/bots';
import type { StartWork } from '@moonstaff/threads';
import { type Bot, budgetOf } from '../bots.ts';
import { workClock } from '../clock.ts';
import { mindIn, type Way } from './ways.ts';

/** What all games of a tournament have in common. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly bots: readonly Bot[];
  /** By name: who plays in another way than its level does. */
  readonly ways?: { readonly [bot: string]: Way };
}

export const start: StartWork<Bout, Fixture, Played> = async ({ game, options, bots, ways }) => {
  const { game: rules } = mindFor(game);
  const clock = workClock();
  const entrants = await Promise.all(
    bots.map(async (bot) => ({
      level: bot.level,
      budget: budgetOf(bot, clock),
      mind: await mindIn(game, bot.level, ways?.[bot.name]),
    })),
  );
  return (fixture) => playFixture(rules, entrants, fixture, options);
};
