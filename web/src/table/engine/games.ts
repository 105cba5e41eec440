import { GAME_IDS, loadGame } from '@moonstaff/catalogue';
import type { AnyGame } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';

/** The rules this page can play by itself, each a chunk of its own. */
const GAMES: ReadonlyMap<string, () => Promise<AnyGame>> = new Map(
  GAME_IDS.map((id) => [id, late(() => loadGame(id))]),
);

const UNKNOWN = Promise.resolve(undefined);

/** The same promise each time, so that React may wait for it. */
export const gameNamed = (id: string): Promise<AnyGame | undefined> => GAMES.get(id)?.() ?? UNKNOWN;

export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(Array.from(GAMES.values(), (load) => load()));
