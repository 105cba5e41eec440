/** Why not dig, discover or overcome there (A-DIG, A-DISC, A-GRD). */

import { at, type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import type { ActionOf } from '../action.ts';
import { compassPrice, PLAIN } from '../actions/voyage.ts';
import { isDiscovered, isOccupiedBy, isSiteId, levelAt, siteIndex, siteOf, travelCost } from '../board.ts';
import { guardianById } from '../data/index.ts';
import type { SendArchaeologist } from '../effects/language.ts';
import { openQuestion } from '../frames.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { missingForCost, missingTokens } from './missing.ts';

/** The effect that sends the archaeologist, or the plain main action. */
function stepNow(state: ArnakState): SendArchaeologist {
  const question = openQuestion(state);
  return question?.at === 'send' ? question.step : PLAIN;
}

const isBarred = (state: ArnakState, index: number): boolean =>
  stepNow(state).levels?.includes(levelAt(state, index)) === false;

/** Without a space: about the one that is free, or the first. */
export function whyNotDig(
  state: ArnakState,
  seat: Seat,
  thing: Omit<ActionOf<'dig'>, 'space'> & { space?: number },
): Phrase {
  if (!isSiteId(thing.site)) return phrase('arnak.why.unknown');
  const index = siteIndex(thing.site);
  const site = at(state.sites, index);
  const space = thing.space ?? Math.max(0, site.spaces.indexOf('free'));
  const who = site.spaces[space];
  if (who === undefined) return phrase('arnak.why.unknown');
  if (!isDiscovered(site)) return phrase('arnak.why.undiscovered');
  if (who === 'blocked') return phrase('arnak.why.blocked');
  if (who === 'rival') return phrase('arnak.why.occupiedByRival');
  if (who !== 'free') return phrase('arnak.why.occupied', { by: who });
  if (playerAt(state, seat).figures === 0) return phrase('arnak.why.bothOut');
  if (isBarred(state, index)) return phrase('arnak.why.notByThisEffect');
  return phrase('arnak.why.travel', { icons: [...travelCost(state, index, space)] });
}

export function whyNotDiscover(state: ArnakState, seat: Seat, { place }: ActionOf<'discover'>): Phrase {
  if (!isSiteId(place)) return phrase('arnak.why.unknown');
  const index = siteIndex(place);
  const player = playerAt(state, seat);
  if (isDiscovered(at(state.sites, index))) return phrase('arnak.why.alreadyDiscovered');
  if (player.figures === 0) return phrase('arnak.why.bothOut');
  if (isBarred(state, index)) return phrase('arnak.why.notByThisEffect');
  const compass = compassPrice(state, stepNow(state), index);
  return missingTokens(player, { compass }) ?? phrase('arnak.why.travel', { icons: [...travelCost(state, index, 0)] });
}

export function whyNotOvercome(state: ArnakState, seat: Seat, { site: id }: ActionOf<'overcome'>): Phrase {
  if (!isSiteId(id)) return phrase('arnak.why.unknown');
  const site = siteOf(state, id);
  if (site.guardian === 'none') return phrase('arnak.why.noGuardian');
  const question = openQuestion(state);
  if (question?.at === 'overcome' && question.where === 'notOccupiedByOthers') return phrase('arnak.why.othersAtSite');
  if (!isOccupiedBy(site, seat)) return phrase('arnak.why.notAtSite');
  return missingForCost(state, seat, guardianById[site.guardian].cost) ?? phrase('arnak.why.notByThisEffect');
}
