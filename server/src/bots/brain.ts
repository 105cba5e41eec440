import type { ActionShape, AnyGame } from '@moonstaff/kernel';
import { at, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { MoveRequest } from './thinker.ts';

/** Picks a legal action at random. Every server has this level, for every game. */
const RANDOM = 'random';

/** What a module of bots exports. */
export interface Brain {
  readonly levels: readonly string[];
  choose(game: AnyGame, request: MoveRequest): ActionShape | Promise<ActionShape>;
}

const random: Brain = {
  levels: [RANDOM],
  choose: (_, { legal, seed }) => at(legal, nextBelow(fastRandom(seed), legal.length)),
};

/** The bots of a module, plus the random one. */
export async function loadBrain(module: string | undefined): Promise<Brain> {
  if (module === undefined) return random;
  const bots = (await import(module)) as Brain;
  return {
    levels: [...new Set([RANDOM, ...bots.levels])],
    choose: (game, request) => (request.level === RANDOM ? random : bots).choose(game, request),
  };
}

export async function think(
  brain: Brain,
  games: ReadonlyMap<string, AnyGame>,
  request: MoveRequest,
): Promise<ActionShape> {
  const game = games.get(request.game);
  if (game === undefined) throw new Error(`unknown game ${request.game}`);
  return brain.choose(game, request);
}
