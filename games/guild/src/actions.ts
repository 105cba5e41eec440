import type { Slot } from './data/explore-cards.ts';
import type { InvestigateCardId } from './data/investigate-cards.ts';
import type { Consequence } from './state.ts';

/** Everything a player can do. Spaces are named `q,r`; in actions and events `field` is a space, as stored logs have it. */
export type GuildAction =
  /** Keep this one of the two Investigate cards dealt (G-SPC-1). */
  | { readonly type: 'keep'; readonly card: InvestigateCardId }
  /** Carry out the Investigate card of this slot (card I/II/III). */
  | { readonly type: 'use'; readonly slot: Slot }
  /** Explore this space: with the card in hand, or with a free explorer from a treasure. */
  | { readonly type: 'explore'; readonly field: string }
  /** Do without the free explorer. */
  | { readonly type: 'decline' }
  /** End this step of the card and go on to its next. */
  | { readonly type: 'nextStep' }
  /** Of what a placement brought about, do this next (G-ORD-1). */
  | { readonly type: 'next'; readonly effect: Consequence['task'] }
  /** Put the village of a fully explored region here. */
  | { readonly type: 'village'; readonly field: string }
  /** A trade route between two cities, and the one that gets the trading post. */
  | { readonly type: 'trade'; readonly from: string; readonly to: string; readonly post: string }
  /** Confirm the turn; what is left of the card is lost. */
  | { readonly type: 'done' };

export type GuildActionType = GuildAction['type'];
