/** Steps about sites: send, activate, relocate, recall (A-ACT-2, A-KEY-1, A-KEY-2, A-KEY-10, A-KEY-11, A-CRD-14). */

import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type ArnakAction, SKIP } from '../action.ts';
import { nextTile } from '../actions/discover.ts';
import { hasToTravel, payVoyage, startVoyage, voyagePayments, voyages } from '../actions/voyage.ts';
import {
  isDiscovered,
  isOccupiedBy,
  isUnoccupied,
  levelAt,
  setSpace,
  siteEffect,
  siteIndex,
  siteOf,
} from '../board.ts';
import { hasChange } from '../changes.ts';
import { type SiteId, tileById } from '../data/index.ts';
import type { QuestionOf } from '../frames.ts';
import { NOTHING } from '../frozen.ts';
import { push, pushSteps } from '../stack.ts';
import { type ArnakState, playerAt, type Site } from '../state.ts';
import { hasTokens, payTokens } from '../tokens.ts';
import { type Asking, ask, type Begin, orDecline } from './handlers.ts';
import type { ActivateSite, Tokens } from './language.ts';

export const sendArchaeologist: Begin<'sendArchaeologist'> = (state, _seat, step) => {
  push(state, { at: 'send', step });
};

/** A target is named, then paid for; calling it off comes back to this question. */
export const sending: Asking<'send'> = {
  answers(state, seat, { step }) {
    const list: ArnakAction[] = [];
    if (playerAt(state, seat).figures === 0) return list;
    voyages(state, seat, step, list);
    return orDecline('sendArchaeologist', list);
  },
  answer(state, _seat, frame, action) {
    if (action.type !== 'dig' && action.type !== 'discover') return;
    push(state, frame);
    if (action.type === 'dig') startVoyage(state, frame.step, action.site, action.space, false, false);
    else startVoyage(state, frame.step, action.place, 0, true, false);
  },
};

export const voyaging: Asking<'voyage'> = {
  answers: voyagePayments,
  isAsked: hasToTravel,
  answer(state, seat, frame, action, out) {
    if (action.type === 'cancel') {
      state.calledOff = true;
      out.event(phrase('arnak.calledOff', { seat }));
      if (frame.main) state.main = false;
    } else if (action.type === 'pay') {
      if (!frame.main) state.stack.pop();
      payVoyage(state, seat, frame, action, out);
    }
  },
};

/** Uses a site without going there. */
function useSite(state: ArnakState, seat: Seat, site: SiteId, out: Out): void {
  out.event(phrase('arnak.activated', { seat, site }));
  pushSteps(state, siteEffect(siteOf(state, site)));
}

const surchargeOf = (state: ArnakState, step: ActivateSite, index: number): Tokens | undefined =>
  step.surcharge?.[levelAt(state, index)];

function fits(step: ActivateSite, site: Site, seat: Seat): boolean {
  if (step.occupancy === 'any') return true;
  return step.occupancy === 'unoccupied' ? isUnoccupied(site) : isOccupiedBy(site, seat);
}

export const activateSite: Begin<'activateSite'> = (state, _seat, step) => {
  push(state, { at: 'activate', step, used: NOTHING });
};

/** The sites an effect can be used for, as if every surcharge could be paid. */
const fittingSites = (state: ArnakState, seat: Seat, { step, used }: QuestionOf<'activate'>): readonly number[] =>
  [...state.sites.keys()].filter((index) => {
    const site = at(state.sites, index);
    return (
      isDiscovered(site) &&
      step.levels.includes(levelAt(state, index)) &&
      !used.includes(site.id) &&
      fits(step, site, seat)
    );
  });

/** Whether tokens that a free action may bring would open another site (A-FREE-4). */
export const isSomeTooDear = (state: ArnakState, seat: Seat, frame: QuestionOf<'activate'>): boolean =>
  hasChange(state, 'waitForFreeActions') &&
  fittingSites(state, seat, frame).some(
    (index) => !hasTokens(playerAt(state, seat), surchargeOf(state, frame.step, index) ?? {}),
  );

/** Nobody has to pay a surcharge, so such a site may be left alone. */
export const activating: Asking<'activate'> = {
  answers(state, seat, frame) {
    const list: ArnakAction[] = [];
    let mandatory = false;
    for (const index of fittingSites(state, seat, frame)) {
      const surcharge = surchargeOf(state, frame.step, index);
      if (surcharge === undefined) mandatory = true;
      else if (!hasTokens(playerAt(state, seat), surcharge)) continue;
      list.push({ type: 'activate', site: at(state.sites, index).id });
    }
    if (!mandatory && (list.length > 0 || isSomeTooDear(state, seat, frame))) list.push(SKIP);
    return list;
  },
  answer(state, seat, { step, used }, action, out) {
    if (action.type !== 'activate') return;
    payTokens(state, seat, surchargeOf(state, step, siteIndex(action.site)) ?? {}, out);
    const now = [...used, action.site];
    if (now.length < step.count) push(state, { at: 'activate', step, used: now });
    useSite(state, seat, action.site, out);
  },
};

export const usingAgain: Asking<'again'> = {
  answers: (_state, _seat, { site }) => [{ type: 'activate', site }, SKIP],
  answer(state, seat, { site }, action, out) {
    if (action.type === 'activate') useSite(state, seat, site, out);
  },
};

/** Shown to all, used, and tucked under its stack, where it stays known. */
export const activateTopTile: Begin<'activateTopTile'> = (state, seat, step, out) => {
  const stack = step.level === 'I' ? state.tilesI : state.tilesII;
  if (stack.length === 0) return;
  const tile = nextTile(state, step.level, out);
  out.event(phrase('arnak.tileShown', { seat, tile }));
  stack.push(tile);
  if (step.level === 'I') state.tuckedI++;
  else state.tuckedII++;
  pushSteps(state, tileById[tile].effect);
};

export const relocate: Begin<'relocate'> = (state, _seat, step) => {
  push(state, { at: 'relocate', toLevels: step.toLevels });
};

/** From any site to a free space of a different, discovered one; no travel. */
export const relocating: Asking<'relocate'> = {
  answers(state, seat, { toLevels }) {
    const list: ArnakAction[] = [];
    for (const { site: from, space: fromSpace } of figuresOf(state, seat)) {
      for (const [index, target] of state.sites.entries()) {
        if (target.id === from || !isDiscovered(target) || !toLevels.includes(levelAt(state, index))) continue;
        for (const [toSpace, who] of target.spaces.entries()) {
          if (who === 'free') list.push({ type: 'relocate', from, fromSpace, to: target.id, toSpace });
        }
      }
    }
    return orDecline('relocate', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'relocate') return;
    setSpace(state, siteIndex(action.from), action.fromSpace, 'free');
    setSpace(state, siteIndex(action.to), action.toSpace, seat);
    out.event(phrase('arnak.relocated', { seat, from: action.from, to: action.to }));
    useSite(state, seat, action.to, out);
  },
};

function figuresOf(state: ArnakState, seat: Seat): readonly { readonly site: SiteId; readonly space: number }[] {
  return state.sites.flatMap((site) =>
    site.spaces.flatMap((who, space) => (who === seat ? [{ site: site.id, space }] : [])),
  );
}

export const recallArchaeologist = ask('recall');

/** Back to the board, without Fear (A-GRD-4). */
export const recalling: Asking<'recall'> = {
  answers: (state, seat) => figuresOf(state, seat).map((figure): ArnakAction => ({ type: 'recall', ...figure })),
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'recall') return;
    const index = siteIndex(action.site);
    if (at(at(state.sites, index).spaces, action.space) !== seat) return;
    setSpace(state, index, action.space, 'free');
    playerAt(state, seat).figures++;
    out.event(phrase('arnak.recalled', { seat, site: action.site }));
  },
};
