import { type AnyMind, type Budget, loadMind, mindFor } from '@moonstaff/bots';
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

/** How long those who search think by default. */
const THINKING_MS: { readonly [L in Level]?: number } = { expert: 50, master: 200 };

/** How bots are named: by level; those that search take milliseconds or tries, too. */
export const BOT_FORMS: readonly string[] = [...LEVELS, 'expert:200ms', 'expert:40'];

/** The bots in a list such as `novice,skilled,expert:200ms,expert:40`. Games with tries are repeatable. */
export const botsOf = (given: string): readonly Bot[] => given.split(',').map((part) => botOf(part.trim()));

function botOf(name: string): Bot {
  const [, level, amount, unit] = /^([a-z]+)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
  if (!isLevel(level)) throw new Usage('tournament.bot', { given: name, known: BOT_FORMS });
  if (amount === undefined) {
    const milliseconds = THINKING_MS[level];
    return milliseconds === undefined ? { name, level } : { name, level, milliseconds };
  }
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

/** The minds of some bots, by level. Random ones need none. */
export async function mindsOf(game: string, bots: readonly Bot[]): Promise<Minds> {
  const levels = [...new Set(bots.map(({ level }) => level))].filter((level) => level !== 'random');
  return new Map(await Promise.all(levels.map(async (level) => [level, await loadMind(game, level)] as const)));
}

export type Minds = ReadonlyMap<Level, AnyMind>;

/** The mind of a level that was loaded. */
export function mindAt(minds: Minds, level: Level): AnyMind {
  const mind = minds.get(level);
  if (mind === undefined) throw new RangeError(`the mind of ${level} wasn't loaded`);
  return mind;
}

/** How long a bot may think before each action. Against people, by real time. */
export const budgetOf = ({ milliseconds, iterations = 0 }: Bot, now = (): number => performance.now()): Budget =>
  milliseconds === undefined ? { iterations } : { milliseconds, now };
