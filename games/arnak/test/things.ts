import { at } from '@moonstaff/kernel';
import type { ArnakState } from '../src/index.ts';
import { start } from './play.ts';

/** What a player has, where it matters. */
export type Things = Partial<ArnakState['players'][number]>;

/** A player with these things and nothing else. */
export const having = (things: Things): ArnakState['players'][number] => ({
  ...at(start().players, 0),
  coins: 0,
  compass: 0,
  hand: [],
  assistants: [],
  guardians: [],
  crates: 0,
  slots: 0,
  icons: [],
  ...things,
});

/** A table where the first player has these things and nothing else. */
export function tableOf(things: Things, rules?: number): ArnakState {
  const state = start({ ...(rules !== undefined && { rules }) });
  state.players[0] = having(things);
  return state;
}
