import type { Draft } from '@moonstaff/scenarios/page';
import type { IconName } from '../../kit/art/icon-names.ts';
import type { DropPlace } from '../../table/board.ts';
import type { Bench } from './field.ts';

/** Something that can be picked up and put on the board. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  /** A player's piece is drawn in their shape and colour. */
  readonly seat?: number;
  /** How it's drawn. Such a drawing says enough: its name is only heard. */
  readonly face?:
    | 'guardian'
    | 'site'
    | 'idol'
    | 'card'
    | 'assistant'
    | 'temple'
    | 'bonus'
    | 'goal'
    | 'treasure'
    | 'investigate';
  /** It's on the board already, and would leave its place. */
  readonly placed?: true;
  /** The position with the piece at this place; nothing if it can't be there. */
  put(bench: Bench, place: DropPlace): Draft | undefined;
}

/** Pieces of a kind, under one tab. */
export interface PieceGroup {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The parts of the board they belong on, as the board's `Diagram` names them. */
  readonly parts: readonly string[];
}

/** What the makers of pieces get besides the position: whose hand and map are shown. */
export interface Handled extends Bench {
  readonly seat: number;
}
