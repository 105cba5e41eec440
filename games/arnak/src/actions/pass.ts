/**
 * Pass: no more turns this round; free actions are still possible until the turn ends.
 *
 * A-PASS-1 to A-PASS-4, A-FREE-6.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type ArnakState, playerAt } from '../state.ts';

export function pass(state: ArnakState, seat: Seat, out: Out): void {
  state.main = true;
  playerAt(state, seat).passed = true;
  out.event(phrase('arnak.passed', { seat }));
}
