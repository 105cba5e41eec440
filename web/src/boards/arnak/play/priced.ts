import {
  type ArnakView,
  PILOT_COINS,
  type PlayerView,
  type PricedAction,
  pricedActions,
  type Tokens,
  type WayToPay,
  waysToPay,
} from '@moonstaff/arnak';
import type { ThingKey } from '../../../table/board.ts';
import { openCards } from '../open.ts';
import { ownPlayer } from '../state.ts';
import { keyOf, type Spot, thingsOf, type Way } from '../things.ts';
import { cheapestFirst } from './loss.ts';
import { missing } from './shortages.ts';

/** Research, a guardian, a card or a journey: what it costs, and every way to pay for it, the cheapest first. */
export interface Priced extends PricedAction {
  readonly thing: Spot;
  readonly ways: readonly WayToPay[];
}

/** What tokens buy the viewer at this moment, payable or not. Ways are only worked out when they're asked for, and each price once. */
export function pricedOf(view: ArnakView): readonly Priced[] {
  const player = ownPlayer(view);
  const payer = { ...player, hand: openCards(player.hand) };
  const known = new Map<string, readonly WayToPay[]>();
  const waysFor = ({ cost, discount = [] }: PricedAction): readonly WayToPay[] => {
    const price = { ...cost, discount };
    const key = JSON.stringify(price);
    const ways = known.get(key) ?? cheapestFirst(waysToPay(payer, price, view.main));
    known.set(key, ways);
    return ways;
  };
  return pricedActions(view).flatMap((one) =>
    thingsOf(one.action, view).map((thing) => ({
      ...one,
      thing,
      get ways() {
        return waysFor(one);
      },
    })),
  );
}

/** The tokens that have to be brought: those of the price, and the coins of the pilots that the cheapest way hires. */
export function missingOf({ cost, ways }: Priced, player: PlayerView): Tokens | undefined {
  const pilots = ways[0]?.pay.pilots ?? 0;
  return missing({ ...cost, coins: (cost.coins ?? 0) + pilots * PILOT_COINS }, player);
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
    if (!isOffered(one) && one.ways.length > 0) found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}
