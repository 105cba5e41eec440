import { choose as chooseAs, loadMind } from '@moonstaff/bots';
import { isLevel, LEVELS } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import type { Brain } from './brain.ts';

/** Our own bots as a module the server can load. */
export const levels = LEVELS;

export const choose: Brain['choose'] = async (game: AnyGame, { level, view, seat, legal, seed, budget }) => {
  if (!isLevel(level)) throw new Error(`unknown level ${level}`);
  return chooseAs(
    await loadMind(game.id, level),
    level,
    { view, seat, legal, seed },
    { milliseconds: budget, now: () => performance.now() },
  );
};
