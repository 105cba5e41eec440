/** Cost for benefit, and one of several (A-EFF-3 to A-EFF-7, A-PLAY-6, A-PASS-4). */
import type { ArnakAction } from '../action.ts';
import { canPayCost, priceOf } from '../actions/overcome.ts';
import { NOTHING } from '../frozen.ts';
import { spend } from '../spend.ts';
import { push, pushSteps } from '../stack.ts';
import type { ArnakState } from '../state.ts';
import { payTokens } from '../tokens.ts';
import { payments } from '../travel.ts';
import { type Asking, type Begin, orDecline } from './handlers.ts';
import type { Choose, Option } from './language.ts';

export const pay: Begin<'pay'> = (state, _seat, step) => {
  push(state, { at: 'pay', cost: step.cost, gives: step.gives });
};

export const paying: Asking<'pay'> = {
  answers(state, seat, { cost }) {
    return orDecline('pay', canPayCost(state, seat, cost) ? payments(state, seat, priceOf(cost)) : []);
  },
  answer(state, seat, { cost, gives }, action, out) {
    if (action.type !== 'pay') return;
    payTokens(state, seat, cost, out);
    spend(state, seat, priceOf(cost), action, out);
    pushSteps(state, gives);
  },
};

export const choose: Begin<'choose'> = (state, _seat, step) => {
  push(state, { at: 'choose', step, taken: NOTHING });
};

/** Passing to gain needs an unused main action if the alternative is free; if the alternative is a main action, it's that one. */
function isOpen(state: ArnakState, step: Choose, option: Option): boolean {
  return option.timing !== 'pass' || !state.main || !step.options.some(({ timing }) => timing === 'free');
}

export const choosing: Asking<'choose'> = {
  answers(state, _seat, { step, taken }) {
    const list: ArnakAction[] = [];
    if (taken.length === step.pick) return list;
    for (const [index, option] of step.options.entries()) {
      if (!taken.includes(index) && isOpen(state, step, option)) list.push({ type: 'choose', option: index });
    }
    return list;
  },
  answer(state, _seat, { step, taken }, action) {
    if (action.type !== 'choose') return;
    const option = step.options[action.option];
    if (option === undefined) return;
    if (taken.length + 1 < step.pick) push(state, { at: 'choose', step, taken: [...taken, action.option] });
    pushSteps(state, option.steps);
  },
};
