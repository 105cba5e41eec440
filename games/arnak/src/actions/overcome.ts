/**
 * Overcome a Guardian.
 *
 * A-GRD-5 to A-GRD-8.
 */
import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type ArnakAction, CANCEL, type Payment } from '../action.ts';
import { isOccupiedBy, setGuardian, siteIndex, siteOf } from '../board.ts';
import { guardianById, type SiteId } from '../data/index.ts';
import type { Cost, Icons } from '../effects/language.ts';
import { spend } from '../spend.ts';
import { push } from '../stack.ts';
import { type ArnakState, playerAt, type Site } from '../state.ts';
import { hasTokens, payTokens } from '../tokens.ts';
import { canTravel, payments, reachOf, type TravelPrice } from '../travel.ts';

const NO_ICONS: Icons = [];

/** Guardians on sites of this seat whose price is within reach. */
export function overcomable(state: ArnakState, seat: Seat, list: ArnakAction[]): void {
  for (const site of state.sites) {
    if (site.guardian === 'none' || !isOccupiedBy(site, seat)) continue;
    if (canPayCost(state, seat, guardianById[site.guardian].cost)) list.push({ type: 'overcome', site: site.id });
  }
}

/** Whether a price of any kind can be paid in full now. */
export function canPayCost(state: ArnakState, seat: Seat, cost: Cost): boolean {
  const player = playerAt(state, seat);
  if (!hasTokens(player, cost) || player.crates < (cost.unslottedIdols ?? 0)) return false;
  if ((cost.handCards ?? 0) > player.hand.length) return false;
  if (cost.travel === undefined) return true;
  if (cost.handCards !== undefined) return payments(state, seat, priceOf(cost)).length > 0;
  return canTravel(reachOf(player, player.coins - (cost.coins ?? 0)), cost.travel, NO_ICONS, player.allPlanes);
}

export const priceOf = (cost: Cost): TravelPrice => ({
  travel: cost.travel ?? NO_ICONS,
  discount: NO_ICONS,
  coins: cost.coins ?? 0,
  handCards: cost.handCards ?? 0,
});

const costOf = (site: Site): Cost => (site.guardian === 'none' ? {} : guardianById[site.guardian].cost);

/** A price in tokens is paid at once; travel and hand cards are asked for. */
export function startOvercoming(state: ArnakState, seat: Seat, site: SiteId, out: Out): void {
  const cost = costOf(siteOf(state, site));
  if (cost.travel !== undefined || cost.handCards !== undefined) {
    push(state, { at: 'guardianPrice', site });
  } else {
    payTokens(state, seat, cost, out);
    overcome(state, seat, site, out);
  }
}

export function guardianPayments(state: ArnakState, seat: Seat, id: SiteId): readonly ArnakAction[] {
  const cost = costOf(siteOf(state, id));
  const list = hasTokens(playerAt(state, seat), cost) ? payments(state, seat, priceOf(cost)) : [];
  return list.length > 0 ? list : [CANCEL];
}

export function payGuardian(state: ArnakState, seat: Seat, id: SiteId, payment: Payment, out: Out): void {
  const cost = costOf(siteOf(state, id));
  payTokens(state, seat, cost, out);
  spend(state, seat, priceOf(cost), payment, out);
  overcome(state, seat, id, out);
}

/** The tile goes face up beside the board; its boon can be used (A-GRD-5, A-BOON-1). */
export function overcome(state: ArnakState, seat: Seat, id: SiteId, out: Out): void {
  const index = siteIndex(id);
  const { guardian } = at(state.sites, index);
  if (guardian === 'none') throw new RangeError(`no guardian at ${id}`);
  setGuardian(state, index, 'none');
  const player = playerAt(state, seat);
  player.guardians = [...player.guardians, { id: guardian, used: false }];
  out.event(phrase('arnak.overcame', { seat, site: id, guardian }));
}
