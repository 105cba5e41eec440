import { type AnyMind, type ExpertSearch, loadMind, type Playout } from '@moonstaff/bots';
import { decodeFloats, learnedMind, loadLearned } from '@moonstaff/bots/learn';
import type { Level } from '@moonstaff/catalogue';

/** Other ways a master could play, to be compared with the one it does. */
const WAYS = {
  /** Alone for points, the target and the goals at hand-set stakes, not for its chance to win. */
  stakes: async (game: string) => {
    const { weights, policy } = await loadLearned(game);
    return learnedMind(game, decodeFloats(weights), policy === undefined ? {} : { policy: decodeFloats(policy) });
  },
  /** Alone it tries out no more plans than an expert does. */
  narrow: (game: string) => masterAlone(game, ({ beam, arms, margin }) => ({ beam, arms, margin })),
  /** Alone it looks eight turns ahead. */
  farther: (game: string) => masterAlone(game, () => ({}), { turns: 8 }),
} satisfies { readonly [name: string]: (game: string) => Promise<AnyMind> };

/** A master that searches differently alone: with parts of the expert's search, and with other playouts. */
async function masterAlone(
  game: string,
  partsOf: (expert: ExpertSearch) => Partial<ExpertSearch>,
  playout: Partial<Playout> = {},
): Promise<AnyMind> {
  const mind = await loadMind(game, 'master');
  const own = mind.search.masterAlone;
  const masterAlone = { ...own, ...partsOf(mind.search.alone), playout: { ...own.playout, ...playout } };
  return { ...mind, search: { ...mind.search, masterAlone } };
}

export type Way = keyof typeof WAYS;

/** The mind a level plays with, or a master's that plays in another way. */
export const mindIn = (game: string, level: Level, way: Way | undefined): Promise<AnyMind> =>
  way === undefined ? loadMind(game, level) : WAYS[way](game);
