import type { GameId } from '@moonstaff/catalogue';
import type { Handled, PieceGroup } from './piece.ts';
import { arnakPieces } from './pieces-arnak.ts';
import { guildPieces } from './pieces-guild.ts';

const PIECES: { readonly [Id in GameId]: (handled: Handled) => readonly PieceGroup[] } = {
  arnak: arnakPieces,
  guild: guildPieces,
};

export const piecesOf = (game: GameId, handled: Handled): readonly PieceGroup[] => PIECES[game](handled);
