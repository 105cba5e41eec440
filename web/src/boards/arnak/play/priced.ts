import { type ArnakView, type PricedAction, pricedActions, type WayToPay, waysToPay } from '@moonstaff/arnak';
import type { ThingKey } from '../../../table/board.ts';
import { openCards } from '../open.ts';
import { ownPlayer } from '../state.ts';
import { keyOf, type Spot, thingsOf, type Way } from '../things.ts';

/** Research, a guardian or a card: what it costs, and every way to pay for it. */
export interface Priced extends PricedAction {
  readonly thing: Spot;
  readonly ways: readonly WayToPay[];
}

/** What tokens buy the viewer at this moment, payable or not. */
export function pricedOf(view: ArnakView): readonly Priced[] {
  const player = ownPlayer(view);
  const payer = { ...player, hand: openCards(player.hand) };
  return pricedActions(view).flatMap((one) =>
    thingsOf(one.action, view).map((thing) => ({ ...one, thing, ways: waysToPay(payer, one.cost, view.main) })),
  );
}

/** What becomes possible once free actions have brought the missing tokens, by the thing it's done at. */
export function shortOf(
  priced: readonly Priced[],
  legal: ReadonlyMap<ThingKey, Way>,
): ReadonlyMap<ThingKey, readonly Priced[]> {
  const isOffered = ({ action, thing }: Priced): boolean =>
    legal.get(keyOf(thing))?.actions.some(({ type }) => type === action.type) === true;
  const found = new Map<ThingKey, readonly Priced[]>();
  for (const one of priced) {
    const key = keyOf(one.thing);
    if (one.ways.length > 0 && !isOffered(one)) found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}
