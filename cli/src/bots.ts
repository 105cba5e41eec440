import { type Budget, type Level, levels } from '@moonstaff/bots';
import { Usage } from './exit.ts';

/** A bot as plain data, so that a worker thread can be told. */
export interface Bot {
  readonly name: string;
  readonly level: Level;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** How long an expert thinks when nothing else is said. */
const EXPERT_MS = 50;

/** What a bot may be called: a level, and for those that search so many milliseconds or so many tries. */
export const BOT_FORMS: readonly string[] = [...levels, 'expert:200ms', 'expert:40'];

/** The bots that a list such as `novice,skilled,expert:200ms,expert:40` names; tries make a game repeatable. */
export const botsOf = (given: string): readonly Bot[] => given.split(',').map((part) => botOf(part.trim()));

function botOf(name: string): Bot {
  const [, level, amount, unit] = /^([a-z]+)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
  if (!isLevel(level)) throw new Usage('tournament.bot', { given: name, known: BOT_FORMS });
  if (amount === undefined) return level === 'expert' ? { name, level, milliseconds: EXPERT_MS } : { name, level };
  return unit === 'ms' ? { name, level, milliseconds: Number(amount) } : { name, level, iterations: Number(amount) };
}

const isLevel = (word: string | undefined): word is Level => levels.some((level) => level === word);

/** How much a bot may think before each action. */
export const budgetOf = ({ milliseconds, iterations = 0 }: Bot): Budget =>
  milliseconds === undefined ? { iterations } : { milliseconds, now: () => performance.now() };
