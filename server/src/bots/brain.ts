import type { ActionShape, AnyGame } from '@moonstaff/kernel';
import { at, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { Question } from './thinker.ts';

/** Plays anything legal, each action as likely as the others. Every server has it, for every game. */
const RANDOM = 'random';

/** What a module of bots exports. */
export interface Brain {
  readonly levels: readonly string[];
  choose(game: AnyGame, question: Question): ActionShape | Promise<ActionShape>;
}

const random: Brain = {
  levels: [RANDOM],
  choose: (_, { legal, seed }) => at(legal, nextBelow(fastRandom(seed), legal.length)),
};

/** The bots of a module, and the random one in any case. */
export async function loadBrain(module: string | undefined): Promise<Brain> {
  if (module === undefined) return random;
  const bots = (await import(module)) as Brain;
  return {
    levels: [...new Set([RANDOM, ...bots.levels])],
    choose: (game, question) => (question.level === RANDOM ? random : bots).choose(game, question),
  };
}

export async function think(
  brain: Brain,
  games: ReadonlyMap<string, AnyGame>,
  question: Question,
): Promise<ActionShape> {
  const game = games.get(question.game);
  if (game === undefined) throw new Error(`unknown game ${question.game}`);
  return brain.choose(game, question);
}
