/** What an operation and a question have to be able to do. */
import type { Out, Seat } from '@moonstaff/kernel';
import { type ArnakAction, SKIP } from '../action.ts';
import type { Question, QuestionOf } from '../frames.ts';
import { push } from '../stack.ts';
import type { ArnakState } from '../state.ts';
import { OPTIONALITY, type Op, type Step } from './language.ts';

/** Does a step at once, or puts a question on the stack. */
export type Begin<O extends Op> = (state: ArnakState, seat: Seat, step: Extract<Step, { op: O }>, out: Out) => void;

export interface Asking<At extends Question['at']> {
  /** Every answer, `skip` included where the question may be declined. None: there is nothing to decide. */
  answers(state: ArnakState, seat: Seat, frame: QuestionOf<At>): readonly ArnakAction[];
  /** Where listing the answers takes long: true only if they're certainly put to the player. */
  isAsked?(state: ArnakState, seat: Seat, frame: QuestionOf<At>): boolean;
  /** The frame is off the stack already; what has to follow is put there. */
  answer(state: ArnakState, seat: Seat, frame: QuestionOf<At>, action: ArnakAction, out: Out): void;
}

/** A question without details of its own. */
export const ask =
  <At extends 'exile' | 'discard' | 'trade' | 'recall' | 'recruit' | 'rescue' | 'upgrade' | 'swap' | 'unslot'>(
    question: At,
  ): ((state: ArnakState) => void) =>
  (state) => {
    push(state, { at: question });
  };

/** These answers, and `skip` where this kind of step may be declined. */
export const orDecline = (op: Op, answers: readonly ArnakAction[]): readonly ArnakAction[] =>
  OPTIONALITY[op] === 'mandatory' ? answers : [...answers, SKIP];
