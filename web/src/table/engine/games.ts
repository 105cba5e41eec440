import type { AnyGame } from '@moonstaff/kernel';

/** The rules this page can play by itself, each a chunk of its own. */
const GAMES: { readonly [id: string]: () => Promise<AnyGame> } = {
  arnak: async () => (await import('@moonstaff/arnak')).arnak,
  guild: async () => (await import('@moonstaff/guild')).guild,
};

export async function gameNamed(id: string): Promise<AnyGame | undefined> {
  return GAMES[id]?.();
}

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(Object.values(GAMES).map((load) => load()));
