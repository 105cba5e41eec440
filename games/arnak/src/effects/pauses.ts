/**
 * Where free actions come between the steps of an effect. The rules don't need to know, but anyone who reads the events
 * does: without it, what the effect still brings would look like the work of the free action.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakState } from '../state.ts';

/** A free action begins. If an effect is still in progress, it pauses. */
export function pause(state: ArnakState, seat: Seat, out: Out): void {
  const depth = state.stack.length;
  const { pauses } = state;
  if (depth === 0 || pauses.at(-1) === depth) return;
  state.pauses = [...pauses, depth];
  out.event(phrase('arnak.paused', { seat }));
}

/** Takes the innermost frame off the stack. If it belongs to an effect that has paused, that effect goes on. */
export function popFrame(state: ArnakState, seat: Seat, out: Out): void {
  state.stack.pop();
  const depth = state.stack.length;
  while ((state.pauses.at(-1) ?? 0) > depth) {
    state.pauses = state.pauses.slice(0, -1);
    out.event(phrase('arnak.resumed', { seat }));
  }
}
