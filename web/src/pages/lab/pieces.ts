import type { GameId } from '@moonstaff/catalogue';
import { arnakPieces } from './arnak/pieces.ts';
import { guildPieces } from './guild/pieces.ts';
import type { Handled, PieceGroup } from './piece.ts';

const PIECES: { readonly [Id in GameId]: (handled: Handled) => readonly PieceGroup[] } = {
  arnak: arnakPieces,
  guild: guildPieces,
};

export const piecesOf = (game: GameId, handled: Handled): readonly PieceGroup[] => PIECES[game](handled);
