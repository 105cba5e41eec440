import type { ActionShape, AnyGame } from '@moonstaff/kernel';
import { at, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { Question } from './thinker.ts';

/** Plays anything legal, each action as likely as the others. */
export const RANDOM = 'random';

type Choose = (
  game: AnyGame,
  view: unknown,
  legal: readonly ActionShape[],
  how: { readonly level: string; readonly budget: number; readonly seed: string },
) => ActionShape | Promise<ActionShape>;

export interface Brain {
  readonly levels: readonly string[];
  readonly choose: Choose;
}

const random: Brain = {
  levels: [RANDOM],
  choose: (_game, _view, legal, { seed }) => at(legal, nextBelow(fastRandom(seed), legal.length)),
};

/** The bots of the package `module`, where it is installed, and the random one in any case. */
export async function loadBrain(module: string | undefined): Promise<Brain> {
  const bots = module === undefined ? undefined : await importBots(module);
  if (bots === undefined) return random;
  return {
    levels: [...new Set([RANDOM, ...bots.levels])],
    choose: (game, view, legal, how) => (how.level === RANDOM ? random : bots).choose(game, view, legal, how),
  };
}

async function importBots(module: string): Promise<Brain | undefined> {
  try {
    const found = (await import(module)) as Partial<Brain>;
    const { levels, choose } = found;
    return levels !== undefined && choose !== undefined ? { levels, choose } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

export async function think(
  brain: Brain,
  games: ReadonlyMap<string, AnyGame>,
  question: Question,
): Promise<ActionShape> {
  const game = games.get(question.game);
  if (game === undefined) throw new Error(`unknown game ${question.game}`);
  const { view, legal, level, budget, seed } = question;
  return brain.choose(game, view, legal, { level, budget, seed });
}
