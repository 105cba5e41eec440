/**
 * Holding automatic steps, so that free actions can come between them.
 *
 * A-FREE-1, A-FREE-4.
 */
import type { ArnakAction } from '../action.ts';
import { hasChange } from '../changes.ts';
import { isHeld } from '../frames.ts';
import type { ArnakState } from '../state.ts';

const WAIT: ArnakAction = { type: 'wait' };
const GO_ON: ArnakAction = { type: 'goOn' };
const STOP_WAITING: ArnakAction = { type: 'stopWaiting' };

/** It may be switched on once a turn, and off again. */
export function waitActions(state: ArnakState, list: ArnakAction[]): void {
  if (isHeld(state)) list.push(GO_ON);
  if (state.wait === 'on') list.push(STOP_WAITING);
  else if (state.wait === 'off' && hasChange(state, 'wait')) list.push(WAIT);
}
