import type { GuildAction } from '@moonstaff/guild';
import type { Snapshot } from '../../table/source.ts';
import { legalOf } from './state.ts';

/** What a click on a field means: an action, the first half of one, or that half taken back. */
export type Click = { readonly act: GuildAction } | { readonly first: string | undefined };

/**
 * Fields one may click now and what it does. Exploring and founding are one click. A trade route is two
 * cities, the second of which gets the trading post; where only two are joined, one click on the post's
 * city says it all. The first city once more is none. All of it is read off the legal list.
 */
export function clicks(now: Snapshot, first: string | undefined): ReadonlyMap<string, Click> {
  const found = new Map<string, Click>();
  const trades: Extract<GuildAction, { type: 'trade' }>[] = [];
  for (const action of legalOf(now)) {
    if (action.type === 'explore' || action.type === 'village') found.set(action.field, { act: action });
    if (action.type === 'trade') trades.push(action);
  }
  const onePair = trades.length === 2;
  for (const action of trades) {
    const other = action.post === action.from ? action.to : action.from;
    if (onePair || other === first) found.set(action.post, { act: action });
    else if (first === undefined) found.set(action.post, { first: action.post });
    else if (action.post === first) found.set(first, { first: undefined });
  }
  return found;
}
