import { choose as chooseAs, mindFor } from '@moonstaff/bots';
import { isLevel, LEVELS } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import type { Brain } from './brain.ts';

/** Our own bots as a module the server can load. */
export const levels = LEVELS;

export const choose: Brain['choose'] = (game: AnyGame, { level, view, seat, legal, seed, budget }) => {
  if (!isLevel(level)) throw new Error(`unknown level ${level}`);
  return chooseAs(
    mindFor(game.id),
    level,
    { view, seat, legal, seed },
    { milliseconds: budget, now: () => performance.now() },
  );
};
