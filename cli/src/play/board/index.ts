/** The table as one seat sees it, drawn with characters. */
import type { ArnakView } from '@moonstaff/arnak';
import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { GuildView } from '@moonstaff/guild';
import type { ActionShape, Match, Seat } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import type { Word } from '../../words.ts';
import { arnakBoard } from './arnak.ts';
import { guildBoard } from './guild.ts';

/** What a drawing needs besides the view. */
export interface Easel {
  readonly seat: Seat;
  readonly words: Words;
  readonly word: Word;
  readonly names: readonly string[];
  /** The numbered choices, so that a place on the board can show its number. */
  readonly legal: readonly ActionShape[];
  readonly inColour: boolean;
}

// A view comes from the game of the same name.
const BOARDS: { readonly [Id in GameId]: (view: unknown, easel: Easel) => readonly string[] } = {
  arnak: (view, easel) => arnakBoard(view as ArnakView, easel),
  guild: (view, easel) => guildBoard(view as GuildView, easel),
};

/** Drawn from the view alone, so nothing hidden can show. */
export const boardOf = ({ game, state }: Match, easel: Easel): readonly string[] =>
  isGameId(game.id) ? BOARDS[game.id](game.view(state, easel.seat), easel) : [];
