import type { CardId, PlayerView, SiteId, Token } from '@moonstaff/arnak';
import { openCards } from './open.ts';

/** What moves on the table and the places it moves between, by name: see `motion/`. */

type Who = number | 'rival';

export const cardName = (card: CardId, copy = 0): string => (copy === 0 ? `card ${card}` : `card ${card} ${copy}`);
export const figureName = (who: Who, site: SiteId, space: number): string => `figure ${who} ${site} ${space}`;
export const tokenName = (who: Who, token: Token): string => `token ${who} ${token}`;
export const guardianName = (id: string): string => `guardian ${id}`;
export const assistantName = (id: string): string => `assistant ${id}`;
export const idolsName = (site: SiteId): string => `idols ${site}`;
export const slotName = (slot: number): string => `slot ${slot}`;

export const OWN_DECK_PLACE = 'own deck';
export const FEAR_PLACE = 'fear cards';
export const GUARDIANS_PLACE = 'guardians';
export const tilesPlace = (level: string): string => `tiles ${level}`;
export const deckPlace = (kind: 'item' | 'artifact'): string => `deck ${kind}`;
export const exilePlace = (kind: 'item' | 'artifact'): string => `exile ${kind}`;
export const sitePlace = (site: SiteId): string => `site ${site}`;
export const templePlace = (stack: string): string => `temple ${stack}`;
/** Where somebody's archaeologists, idols and resources are; others have one panel for everything else. */
export const homePlace = (who: Who): string => `home ${who}`;
export const cratesPlace = (who: Who): string => `crates ${who}`;
export const counterPlace = (seat: number, resource: string): string => `counter ${seat} ${resource}`;
export const seatPlace = (who: Who): string => `seat ${who}`;

/** The marks that make a thing travel, above everything, as cards do unless said otherwise. */
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
  readonly from?: string;
  readonly to?: string;
  readonly face?: string;
}

export const travelling = (name: string, { pace = 'card', from, to, face }: Ways = {}): Travelling => ({
  'data-travel': name,
  'data-over': '',
  'data-pace': pace,
  ...(from !== undefined && { 'data-from': from }),
  ...(to !== undefined && { 'data-to': to }),
  ...(face !== undefined && { 'data-face': face }),
});

interface Held {
  readonly card: CardId;
  readonly name: string;
}

/** Cards of one kind are told apart by counting them through hand and play area: the last in hand is played first. */
const named = (cards: readonly CardId[], before: readonly CardId[]): readonly Held[] =>
  cards.map((card, i) => ({
    card,
    name: cardName(card, [...before, ...cards.slice(0, i)].filter((one) => one === card).length),
  }));

export function heldCards(player: PlayerView): { readonly hand: readonly Held[]; readonly played: readonly Held[] } {
  const hand = openCards(player.hand);
  return { hand: named(hand, []), played: named(player.playArea, hand) };
}
