import { type Level, levels } from '@moonstaff/bots';
import { Usage } from '../exit.ts';
import type { Bout } from './worker.ts';

type Bot = Bout['bots'][number];

/** How long an expert thinks when nothing else is said. */
const EXPERT_MS = 50;

/**
 * `novice,skilled,expert:200ms,expert:40` names bots: a level, and for those that search how long: so many
 * milliseconds, or so many tries, which makes the tournament repeatable.
 */
export function entrantsOf(given: string): readonly Bot[] {
  const bots = given.split(',').map((part) => entrant(part.trim()));
  if (bots.length < 1 || new Set(bots.map(({ name }) => name)).size < bots.length) {
    throw new Usage('tournament.twice', { given });
  }
  return bots;
}

function entrant(name: string): Bot {
  const [, level, amount, unit] = /^([a-z]+)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
  if (!isLevel(level)) throw new Usage('tournament.bot', { given: name, known: [...levels] });
  if (amount === undefined) return level === 'expert' ? { name, level, milliseconds: EXPERT_MS } : { name, level };
  return unit === 'ms' ? { name, level, milliseconds: Number(amount) } : { name, level, iterations: Number(amount) };
}

const isLevel = (word: string | undefined): word is Level => levels.some((level) => level === word);
