/** Research inside an effect, and arriving on a space (A-RES-6 to A-RES-8, A-CRD-6, A-CRD-13). */
import type { ArnakAction } from '../action.ts';
import { arrivalChoices, research, researches, rowEffect, takeBonus, takeTempleTile } from '../actions/research.ts';
import { NOTHING } from '../frozen.ts';
import { push } from '../stack.ts';
import { type Asking, type Begin, orDecline } from './handlers.ts';

export const researchStep: Begin<'research'> = (state, _seat, step) => {
  push(state, {
    at: 'research',
    token: step.token,
    free: step.free === true,
    discounts: step.discountOptions ?? NOTHING,
  });
};

export const researching: Asking<'research'> = {
  answers(state, seat, frame) {
    const list: ArnakAction[] = [];
    researches(state, seat, frame, list);
    return orDecline('research', list);
  },
  answer(state, seat, frame, action, out) {
    if (action.type === 'research') research(state, seat, frame, action.token, action.to, action.discount, out);
    else if (action.type === 'temple') takeTempleTile(state, seat, frame, action.stack, action.discount, out);
  },
};

export const arriving: Asking<'arrive'> = {
  answers: (state, _seat, frame) => arrivalChoices(state, frame),
  answer(state, seat, frame, action, out) {
    if (action.type === 'bonus') takeBonus(state, seat, frame, action.tile, out);
    else if (action.type === 'row') rowEffect(state, seat, frame, out);
  },
};
