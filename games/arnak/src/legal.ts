/** Who may act, and what they may do. */

import { type Seat, same } from '@moonstaff/kernel';
import type { ArnakAction } from './action.ts';
import { freeActions } from './actions/free.ts';
import { mainActions } from './actions/menu.ts';
import { waitActions } from './actions/wait.ts';
import { answersTo } from './effects/run.ts';
import { isHeld, openQuestion } from './frames.ts';
import { keepActions } from './round.ts';
import type { ArnakState } from './state.ts';

export function toAct(state: ArnakState): readonly Seat[] {
  if (state.phase === 'turns') return [state.active];
  if (state.phase === 'over') return [];
  return state.players.flatMap((player, seat) => (player.done ? [] : [seat]));
}

/** The open question or the main actions, every free action beside them, and waiting (A-FREE-4). */
export function legal(state: ArnakState, seat: Seat): readonly ArnakAction[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'keep') {
    return state.players[seat]?.done === false ? keepActions(state, seat) : [];
  }
  if (seat !== state.active) return [];
  const list: ArnakAction[] = [];
  const question = openQuestion(state);
  if (question !== undefined) for (const action of answersTo(state, seat, question)) list.push(action);
  else if (!isHeld(state)) mainActions(state, seat, list);
  freeActions(state, seat, list);
  waitActions(state, list);
  return list;
}

export function isLegal(state: ArnakState, seat: Seat, action: unknown): action is ArnakAction {
  return legal(state, seat).some((offer) => same(offer, action));
}
