/**
 * Sending an archaeologist from the player board, as a main action or inside an effect: which targets
 * are within reach, and the question how to pay.
 *
 * A-DIG-2, A-DIG-11, A-DISC-2, A-DISC-3, A-FREE-4, A-FREE-5, A-ACT-2, A-KEY-3.
 */

import { at, type Out, type Seat } from '@moonstaff/kernel';
import { type ArnakAction, CANCEL, type Payment } from '../action.ts';
import { isDiscoveredAt, levelAt, type OnBoard, placeAt, siteIndex, travelCost } from '../board.ts';
import { hasChange } from '../changes.ts';
import type { PlaceId, SiteId } from '../data/index.ts';
import type { Icons, SendArchaeologist } from '../effects/language.ts';
import type { QuestionOf } from '../frames.ts';
import { fixed, NOTHING } from '../frozen.ts';
import { spend } from '../spend.ts';
import { push } from '../stack.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { payTokens } from '../tokens.ts';
import { canTravel, payments, reachOf, type TravelPrice } from '../travel.ts';
import { arriveAtSite } from './dig.ts';
import { arriveAtPlace } from './discover.ts';
import { canBringAll, compassesWithin, type Reserves, reservesOf } from './reserves.ts';

/** As the main action an archaeologist travels without any discount. */
export const PLAIN: SendArchaeologist = { op: 'sendArchaeologist' };

/**
 * Every site and place an archaeologist can be sent to now. The travel must be payable right now. Compasses may still be
 * missing as long as free actions can bring them, because those can be taken before paying (A-FREE-4). After calling an
 * expedition off, a player has to do something else first, so that nobody goes in circles.
 */
export function voyages(state: ArnakState, seat: Seat, step: SendArchaeologist, list: ArnakAction[]): void {
  const player = playerAt(state, seat);
  if (player.figures === 0) return;
  const reach = reachOf(player, player.coins);
  const discount = step.discount?.travel ?? NOTHING;
  let within: number | undefined;
  let reserves: Reserves | undefined;
  for (let index = 0; index < state.sites.length; index++) {
    const site = at(state.sites, index);
    if (step.levels !== undefined && !step.levels.includes(levelAt(state, index))) continue;
    if (isDiscoveredAt(index, site.tile)) {
      for (let space = 0; space < site.spaces.length; space++) {
        if (site.spaces[space] !== 'free') continue;
        if (canTravel(reach, travelFor(state, step, index, space), discount, player.allPlanes)) {
          list.push({ type: 'dig', site: site.id, space });
        }
      }
      continue;
    }
    const travel = travelFor(state, step, index, 0);
    if (!canTravel(reach, travel, discount, player.allPlanes)) continue;
    const compass = compassPrice(state, step, index);
    if (compass > player.compass) {
      within ??= state.calledOff ? player.compass : compassesWithin(state, seat);
      if (compass > within) continue;
      if (hasChange(state, 'exactDiscoveries')) {
        reserves ??= reservesOf(player);
        if (!canBringAll(reserves, { compass, travel, discount }, player.allPlanes)) continue;
      }
    }
    list.push({ type: 'discover', place: site.id as PlaceId });
  }
}

const travelFor = (state: ArnakState, step: SendArchaeologist, index: number, space: number): Icons =>
  step.freeTravel === true ? NOTHING : travelCost(state, index, space);

export const compassPrice = (state: OnBoard, step: SendArchaeologist, index: number): number =>
  Math.max(0, placeAt(state, index).discoverCompass - (step.discount?.compassIfDiscovering ?? 0));

/** The target is chosen; the payment comes next. */
export function startVoyage(
  state: ArnakState,
  step: SendArchaeologist,
  site: SiteId,
  space: number,
  discover: boolean,
  main: boolean,
): void {
  const index = siteIndex(site);
  push(state, {
    at: 'voyage',
    site,
    space,
    discover,
    travel: fixed(travelFor(state, step, index, space)),
    discount: step.discount?.travel ?? NOTHING,
    compass: discover ? compassPrice(state, step, index) : 0,
    twice: step.mayActivateTwice === true,
    main,
  });
}

const priceOf = (frame: QuestionOf<'voyage'>): TravelPrice => ({
  travel: frame.travel,
  discount: frame.discount,
  coins: 0,
  handCards: 0,
});

export function voyagePayments(state: ArnakState, seat: Seat, frame: QuestionOf<'voyage'>): readonly ArnakAction[] {
  const list = playerAt(state, seat).compass < frame.compass ? [] : payments(state, seat, priceOf(frame));
  return list.length > 0 ? list : [CANCEL];
}

/** Whether there's a payment, and every payment uses something up. */
export function hasToTravel(
  state: ArnakState,
  seat: Seat,
  { travel, discount, compass }: QuestionOf<'voyage'>,
): boolean {
  const player = playerAt(state, seat);
  if (player.compass < compass || travel.length === 0 || discount.length > 0) return false;
  return canTravel(reachOf(player, player.coins), travel, discount, player.allPlanes);
}

/** Compasses first, then travel, then the archaeologist moves (A-DISC-3, A-DIG-4). */
export function payVoyage(
  state: ArnakState,
  seat: Seat,
  frame: QuestionOf<'voyage'>,
  payment: Payment,
  out: Out,
): void {
  payTokens(state, seat, { compass: frame.compass }, out);
  spend(state, seat, priceOf(frame), payment, out);
  landVoyage(state, seat, frame, out);
}

/** Everything after the payment. */
export function landVoyage(state: ArnakState, seat: Seat, frame: QuestionOf<'voyage'>, out: Out): void {
  if (frame.discover) arriveAtPlace(state, seat, frame.site, out);
  else arriveAtSite(state, seat, frame.site, frame.space, frame.twice, out);
}
