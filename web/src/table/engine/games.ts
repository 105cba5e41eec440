import type { AnyGame } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';

/** The rules this page can play by itself, each a chunk of its own. */
const GAMES: { readonly [id: string]: () => Promise<AnyGame> } = {
  arnak: late(async () => (await import('@moonstaff/arnak')).arnak),
  guild: late(async () => (await import('@moonstaff/guild')).guild),
};

const UNKNOWN = Promise.resolve(undefined);

/** The same promise each time, so that React may wait for it. */
export const gameNamed = (id: string): Promise<AnyGame | undefined> => GAMES[id]?.() ?? UNKNOWN;

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(Object.values(GAMES).map((load) => load()));
