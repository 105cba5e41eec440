/** Steps about guardians (A-GRD-6, A-CRD-2, A-CRD-11). */
import { phrase } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { guardianPayments, overcome, payGuardian } from '../actions/overcome.ts';
import {
  isDiscovered,
  isOccupiedBy,
  isOccupiedByOthers,
  isUnoccupied,
  levelAt,
  setGuardian,
  siteEffect,
  siteIndex,
  siteOf,
} from '../board.ts';
import { push, pushSteps } from '../stack.ts';
import { type Asking, type Begin, orDecline } from './handlers.ts';

export const overcomeGuardian: Begin<'overcomeGuardian'> = (state, _seat, step) => {
  push(state, { at: 'overcome', where: step.where });
};

export const overcoming: Asking<'overcome'> = {
  answers(state, seat, { where }) {
    const list: ArnakAction[] = [];
    for (const site of state.sites) {
      if (site.guardian === 'none') continue;
      const open = where === 'occupiedByYou' ? isOccupiedBy(site, seat) : !isOccupiedByOthers(site, seat);
      if (open) list.push({ type: 'overcome', site: site.id });
    }
    return orDecline('overcomeGuardian', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type === 'overcome') overcome(state, seat, action.site, out);
  },
};

/** As the main action, at a price that leaves a choice. */
export const payingGuardian: Asking<'guardianPrice'> = {
  answers: (state, seat, { site }) => guardianPayments(state, seat, site),
  answer(state, seat, { site }, action, out) {
    if (action.type === 'cancel') {
      state.main = false;
      out.event(phrase('arnak.calledOff', { seat }));
    } else if (action.type === 'pay') {
      payGuardian(state, seat, site, action, out);
    }
  },
};

export const moveGuardian: Begin<'moveGuardian'> = (state, _seat, step) => {
  push(state, { at: 'moveGuardian', toLevels: step.toLevels });
};

/** To a discovered site with neither figure nor guardian, which is then used. */
export const movingGuardian: Asking<'moveGuardian'> = {
  answers(state, seat, { toLevels }) {
    const list: ArnakAction[] = [];
    for (const from of state.sites) {
      if (from.guardian === 'none' || !isOccupiedBy(from, seat)) continue;
      for (const [index, to] of state.sites.entries()) {
        const open = isDiscovered(to) && toLevels.includes(levelAt(state, index));
        if (open && to.guardian === 'none' && isUnoccupied(to)) {
          list.push({ type: 'moveGuardian', from: from.id, to: to.id });
        }
      }
    }
    return orDecline('moveGuardian', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'moveGuardian') return;
    const { guardian } = siteOf(state, action.from);
    setGuardian(state, siteIndex(action.from), 'none');
    setGuardian(state, siteIndex(action.to), guardian);
    out.event(phrase('arnak.movedGuardian', { seat, guardian, from: action.from, to: action.to }));
    pushSteps(state, siteEffect(siteOf(state, action.to)));
  },
};
