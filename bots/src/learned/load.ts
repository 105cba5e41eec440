import { GAME_IDS, type GameId, isGameId, type Level } from '@moonstaff/catalogue';
import { Refusal } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { mindFor } from '../minds.ts';
import { decodeFloats } from './floats.ts';
import type { Learned } from './learned.ts';
import { loreOf } from './lores.ts';
import { learnedMind } from './mind.ts';

/** What was learned about each game, fetched when it's first needed. */
const LOADERS: { readonly [Id in GameId]: () => Promise<Learned> } = {
  arnak: async () => (await import('../arnak/learned.ts')).learned,
  guild: async () => (await import('../guild/learned.ts')).learned,
};

export function loadLearned(game: string): Promise<Learned> {
  if (!isGameId(game)) throw new Refusal('bots.game', { game, known: GAME_IDS });
  return LOADERS[game]();
}

const minds = new Map<string, Promise<AnyMind>>();

/** The mind a level plays with. Only a master's is learned. */
export async function loadMind(game: string, level: Level): Promise<AnyMind> {
  if (level !== 'master') return mindFor(game);
  const known = minds.get(game);
  if (known !== undefined) return known;
  const made = loadLearned(game).then(({ weights, policy, outlook }) =>
    learnedMind(game, decodeFloats(weights), {
      ...(policy !== undefined && { policy: decodeFloats(policy) }),
      ...(loreOf(game).playsForChance && { odds: decodeFloats(outlook.alone) }),
    }),
  );
  minds.set(game, made);
  return made;
}
