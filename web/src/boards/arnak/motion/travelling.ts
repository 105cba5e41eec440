import type { CardId, PlayerView } from '@moonstaff/arnak';
import { openCards } from '../open.ts';
import { keyOf, type Thing } from '../things.ts';

/** The marks that make a piece travel from where it was to where it is: see `table/motion`. */
export interface Travelling {
  readonly 'data-travel': string;
  readonly 'data-over': '';
  readonly 'data-pace': 'card' | 'piece';
  readonly 'data-from'?: string;
  readonly 'data-to'?: string;
  readonly 'data-face'?: string;
}

interface Ways {
  readonly pace?: 'card' | 'piece';
  /** Where it comes from when it is new, and goes to when it is gone. */
  readonly from?: Thing;
  readonly to?: Thing;
  /** Which side is up: it turns over when that changes. */
  readonly face?: string;
}

/** Travels above everything, at the pace of a card unless it says otherwise. */
export const travelling = (piece: Thing, { pace = 'card', from, to, face }: Ways = {}): Travelling => ({
  'data-travel': keyOf(piece),
  'data-over': '',
  'data-pace': pace,
  ...(from !== undefined && { 'data-from': keyOf(from) }),
  ...(to !== undefined && { 'data-to': keyOf(to) }),
  ...(face !== undefined && { 'data-face': face }),
});

/** Marks where pieces come from and go to. */
export const placeFor = (thing: Thing): { readonly 'data-place': string } => ({ 'data-place': keyOf(thing) });

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
