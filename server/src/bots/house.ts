import { choose as chooseAs, type Level, levels, mindFor } from '@moonstaff/bots';
import type { AnyGame } from '@moonstaff/kernel';
import type { Brain } from './brain.ts';

/** The bots of the house, as the server asks them. */
export { levels };

const isLevel = (level: string): level is Level => levels.some((known) => known === level);

export const choose: Brain['choose'] = (game: AnyGame, { level, view, seat, legal, seed, budget }) => {
  if (!isLevel(level)) throw new Error(`unknown level ${level}`);
  return chooseAs(
    mindFor(game.id),
    level,
    { view, seat, legal, seed },
    { milliseconds: budget, now: () => performance.now() },
  );
};
