import type { AnyGame } from '@moonstaff/kernel';

/** Every game, and how to load its rules. Nothing is loaded before it's asked for. */
const LOADERS = {
  arnak: async () => (await import('@moonstaff/arnak/rules')).arnak,
  guild: async () => (await import('@moonstaff/guild/rules')).guild,
} satisfies { readonly [id: string]: () => Promise<AnyGame> };

export type GameId = keyof typeof LOADERS;

export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

/** The game a page shows if none is named. */
export const DEFAULT_GAME: GameId = 'arnak';

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

/** The rules of a game. */
export const loadGame = (id: GameId): Promise<AnyGame> => LOADERS[id]();
