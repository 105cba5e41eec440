import { type AnyMind, type Budget, mindFor } from '@moonstaff/bots';
import { isLevel, LEVELS, type Level } from '@moonstaff/catalogue';
import { at, Refusal } from '@moonstaff/kernel';
import { Usage } from './exit.ts';

/** A bot as plain data, so that it can be sent to a thread. */
export interface Bot {
  readonly name: string;
  readonly level: Level;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** How long an expert thinks by default. */
const EXPERT_MS = 50;

/** How bots are named: by level; those that search take milliseconds or tries, too. */
export const BOT_FORMS: readonly string[] = [...LEVELS, 'expert:200ms', 'expert:40'];

/** The bots in a list such as `novice,skilled,expert:200ms,expert:40`. Games with tries are repeatable. */
export const botsOf = (given: string): readonly Bot[] => given.split(',').map((part) => botOf(part.trim()));

function botOf(name: string): Bot {
  const [, level, amount, unit] = /^([a-z]+)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
  if (!isLevel(level)) throw new Usage('tournament.bot', { given: name, known: BOT_FORMS });
  if (amount === undefined) return level === 'expert' ? { name, level, milliseconds: EXPERT_MS } : { name, level };
  return unit === 'ms' ? { name, level, milliseconds: Number(amount) } : { name, level, iterations: Number(amount) };
}

/** One bot for each seat; a list that's too short starts again. */
export function seated(bots: readonly Bot[], places: number): readonly Bot[] {
  if (bots.length > places) throw new Usage('simulate.manyBots', { bots: bots.length, places });
  return Array.from({ length: places }, (_, place) => at(bots, place % bots.length));
}

/** What the bots know about a game. Refused if they don't know it. */
export function mindOf(game: string): AnyMind {
  try {
    return mindFor(game);
  } catch (error) {
    throw error instanceof Refusal ? new Usage('simulate.noBots', { game, only: 'random' }) : error;
  }
}

/** How long a bot may think before each action. Against people, by real time. */
export const budgetOf = ({ milliseconds, iterations = 0 }: Bot, now = (): number => performance.now()): Budget =>
  milliseconds === undefined ? { iterations } : { milliseconds, now };
