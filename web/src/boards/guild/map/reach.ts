import { type GuildView, type InvestigateCardId, reach } from '@moonstaff/guild';

const known = new WeakMap<GuildView, Map<InvestigateCardId, readonly string[]>>();

/** The spaces an Investigate card would let the viewer explore first; worked out once a view. */
export function reachOf(view: GuildView, card: InvestigateCardId): readonly string[] {
  const cards = known.get(view) ?? new Map<InvestigateCardId, readonly string[]>();
  known.set(view, cards);
  const spaces = cards.get(card) ?? reach(view, card);
  cards.set(card, spaces);
  return spaces;
}
