/**
 * Dig at a Site.
 *
 * A-DIG-1 to A-DIG-10. Targets and payment: `voyage.ts`.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import { setSpace, siteEffect, siteIndex, siteOf } from '../board.ts';
import type { SiteId } from '../data/index.ts';
import { push, pushSteps } from '../stack.ts';
import { type ArnakState, playerAt } from '../state.ts';

/** Steps 2 and 3: the archaeologist stands on the space, the site is used (A-DIG-4). */
export function arriveAtSite(
  state: ArnakState,
  seat: Seat,
  site: SiteId,
  space: number,
  twice: boolean,
  out: Out,
): void {
  playerAt(state, seat).figures--;
  setSpace(state, siteIndex(site), space, seat);
  out.event(phrase('arnak.dug', { seat, site, space }));
  if (twice) push(state, { at: 'again', site });
  pushSteps(state, siteEffect(siteOf(state, site)));
}
