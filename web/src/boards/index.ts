import { type GameId, isGameId } from '@moonstaff/catalogue';
import { late } from '../kit/late/late.ts';
import type { BoardModule } from '../table/board.ts';

/** Each board is a chunk of its own. */
const BOARDS: { readonly [Id in GameId]: () => Promise<BoardModule> } = {
  arnak: late(async () => (await import('./arnak/index.ts')).arnakBoard),
  guild: late(async () => (await import('./guild/index.ts')).guildBoard),
};

/** The board of a game. Always the same promise for a game, so that React can wait for it. */
export function loadBoard(game: string): Promise<BoardModule> {
  if (!isGameId(game)) throw new Error(`no board for ${game}`);
  return BOARDS[game]();
}
