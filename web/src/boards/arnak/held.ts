import type { CardId, PlayerView } from '@moonstaff/arnak';
import { openCards } from './open.ts';
import type { Thing } from './things.ts';

interface Held {
  readonly card: CardId;
  /** Which of the equal cards in its zone. */
  readonly copy: number;
  /** The same card wherever it is. */
  readonly piece: Thing;
}

/** Equal cards are counted through hand and play area: the last one in hand is played first. */
const named = (cards: readonly CardId[], before: readonly CardId[]): readonly Held[] =>
  cards.map((card, i) => {
    const count = (list: readonly CardId[]): number => list.filter((one) => one === card).length;
    const copy = count(cards.slice(0, i));
    return { card, copy, piece: { on: 'card', card, copy: count(before) + copy } };
  });

export function heldCards(player: PlayerView): { readonly hand: readonly Held[]; readonly played: readonly Held[] } {
  const hand = openCards(player.hand);
  return { hand: named(hand, []), played: named(player.playArea, hand) };
}
