import type { ArnakView } from '@moonstaff/arnak';
import { createContext, use } from 'react';
import type { BoardModel } from './model.ts';
import type { UiEvent } from './reduce.ts';
import { IDLE, type SpotModel } from './spots.ts';
import { keyOf, type Spot } from './things.ts';

/** What the parts of the board draw, and where they send what the player does. */
export interface BoardState {
  readonly view: ArnakView;
  readonly model: BoardModel;
  /** Always the same function. An answer of the rules says at which moment it was asked for. */
  dispatch(event: UiEvent, asked?: number): void;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (board === undefined) throw new Error('no board here');
  return board;
}

/** How a thing is drawn. */
export function useSpotModel(thing: Spot): SpotModel {
  const { model } = useBoard();
  return model.spots.get(keyOf(thing)) ?? IDLE;
}
