import type { GuildAction } from '@moonstaff/guild';
import { legalOfType, type Moment } from '../moment.ts';

/** What a press on a space does: an action, the first city of a trade route, or that city taken back. */
export type Press = { readonly act: GuildAction } | { readonly firstCity: string | undefined };

/**
 * The spaces that can be pressed now. Exploring and founding a village take one press. A trade route takes two: the
 * second city gets the trading post. If only two cities are connected, one press on the city of the post is enough.
 * Pressing the first city again takes it back. All of it is read off the legal actions.
 */
export function pressesOf(moment: Moment, firstCity: string | undefined): ReadonlyMap<string, Press> {
  const presses = new Map<string, Press>();
  for (const action of moment.legal) {
    if (action.type === 'explore' || action.type === 'village') presses.set(action.field, { act: action });
  }
  const trades = legalOfType(moment, 'trade');
  const onlyPair = trades.length === 2;
  for (const action of trades) {
    const other = action.post === action.from ? action.to : action.from;
    if (onlyPair || other === firstCity) presses.set(action.post, { act: action });
    else if (firstCity === undefined) presses.set(action.post, { firstCity: action.post });
    else if (action.post === firstCity) presses.set(firstCity, { firstCity: undefined });
  }
  return presses;
}
