import { type AnyMind, loadMind } from '@moonstaff/bots';
import { decodeFloats, learnedMind, loadLearned } from '@moonstaff/bots/learn';
import type { Level } from '@moonstaff/catalogue';

/** Other ways a master could play, to be compared with the one it does. */
const WAYS = {
  /** Alone for points, the target and the goals at hand-set stakes, not for its chance to win. */
  stakes: async (game: string) => {
    const { weights, policy } = await loadLearned(game);
    return learnedMind(game, decodeFloats(weights), policy === undefined ? {} : { policy: decodeFloats(policy) });
  },
} satisfies { readonly [name: string]: (game: string) => Promise<AnyMind> };

export type Way = keyof typeof WAYS;

/** The mind a level plays with, or a master's that plays in another way. */
export const mindIn = (game: string, level: Level, way: Way | undefined): Promise<AnyMind> =>
  way === undefined ? loadMind(game, level) : WAYS[way](game);
