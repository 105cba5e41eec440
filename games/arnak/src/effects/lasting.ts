/** Steps that change the turn, the round or the slots (A-PASS-4, A-CRD-12, A-IDOL-5). */

import { phrase } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { pass } from '../actions/pass.ts';
import { hasChange } from '../changes.ts';
import { playerAt } from '../state.ts';
import { type Asking, ask, type Begin, orDecline } from './handlers.ts';
import type { TravelIcon } from './language.ts';

export const passStep: Begin<'pass'> = (state, seat, _step, out) => {
  out.event(phrase('arnak.byEffect', { seat }));
  pass(state, seat, out);
};

/** They last even if their card leaves the play area (ruling 48). */
export const roundFlag: Begin<'roundFlag'> = (state, seat, step, out) => {
  const player = playerAt(state, seat);
  if (step.flag === 'noFearFromGuardians') {
    player.noFear = true;
  } else {
    player.allPlanes = true;
    player.icons = player.icons.map((): TravelIcon => 'plane');
  }
  out.event(phrase('arnak.roundFlag', { seat, flag: step.flag }));
};

export const unslotIdol = ask('unslot');

const UNSLOT = orDecline('unslotIdol', [{ type: 'unslot' }]);
const NOT_YET = orDecline('unslotIdol', []);
const NOTHING: readonly ArnakAction[] = [];

/** Slots fill from the left, so the rightmost filled one is emptied. An idol may be slotted first (A-FREE-4). */
export const unslotting: Asking<'unslot'> = {
  answers(state, seat) {
    const { slots, crates } = playerAt(state, seat);
    if (slots > 0) return UNSLOT;
    return crates > 0 && hasChange(state, 'waitForFreeActions') ? NOT_YET : NOTHING;
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'unslot') return;
    const player = playerAt(state, seat);
    player.slots--;
    player.crates++;
    out.event(phrase('arnak.unslotted', { seat }));
  },
};
