/** Carrying out a legal action, in place. */

import type { Out, Seat } from '@moonstaff/kernel';
import type { ArnakAction, MainAction } from './action.ts';
import { takeFree } from './actions/free.ts';
import { takeMain } from './actions/menu.ts';
import { pause } from './effects/pauses.ts';
import { answer, run } from './effects/run.ts';
import { openQuestion } from './frames.ts';
import { endTurn, keepRest, putDown } from './round.ts';
import type { ArnakState } from './state.ts';

export function apply(state: ArnakState, seat: Seat, action: ArnakAction, out: Out): void {
  if (action.type === 'wait') {
    state.wait = 'on';
    return;
  }
  state.calledOff = false;
  switch (action.type) {
    case 'goOn':
      break;
    case 'stopWaiting':
      state.wait = 'over';
      break;
    case 'putDown':
      putDown(state, seat, action.card, out);
      return;
    case 'keepRest':
      keepRest(state, seat, out);
      return;
    case 'endTurn':
      endTurn(state, seat, out);
      return;
    case 'play':
    case 'assistant':
    case 'slot':
    case 'boon':
      pause(state, seat, out);
      takeFree(state, seat, action, out);
      break;
    default:
      if (openQuestion(state) !== undefined) answer(state, seat, action, out);
      else if (isMain(action)) takeMain(state, seat, action, out);
  }
  run(state, seat, out);
}

const MAIN: readonly string[] = ['dig', 'discover', 'overcome', 'buy', 'research', 'temple', 'pass'];

const isMain = (action: ArnakAction): action is Exclude<MainAction, { type: 'endTurn' }> => MAIN.includes(action.type);
