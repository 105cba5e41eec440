/**
 * Buy a Card, and getting one for nothing.
 *
 * A-BUY-1 to A-BUY-9, A-ACT-4 to A-ACT-6, A-KEY-6, A-CRD-5, A-ROW-3.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { type ArtifactId, type CardId, cardById, type ItemId } from '../data/index.ts';
import type { CardKind, GainCard, Tokens } from '../effects/language.ts';
import { deckOf, deckTop, fromRow, putOnDeck, rowCards } from '../piles.ts';
import { push } from '../stack.ts';
import { type ArnakState, type Player, playerAt } from '../state.ts';
import { payTokens } from '../tokens.ts';

/** Coins for items, compasses for artifacts (A-BUY-8), less a discount, never below zero. */
export function cardPrice(id: CardId, discount: number): Tokens {
  const card = cardById[id];
  if (card.kind === 'item') return { coins: Math.max(0, card.costCoins - discount) };
  if (card.kind === 'artifact') return { compass: Math.max(0, card.costCompass - discount) };
  return {};
}

/** The row, and the top of the deck where an effect shows it. */
export function offered(state: ArnakState, kind: CardKind, withTop: boolean): readonly CardId[] {
  const row = rowCards(state, kind);
  return withTop && deckOf(state, kind).length > 0 ? [...row, deckTop(state, kind)] : row;
}

const KINDS: readonly CardKind[] = ['item', 'artifact'];

export function purchases(
  state: ArnakState,
  seat: Seat,
  kind: CardKind | 'any',
  discount: number,
  withTop: boolean,
  list: ArnakAction[],
): void {
  const player = playerAt(state, seat);
  for (const one of KINDS) {
    if (kind !== 'any' && kind !== one) continue;
    for (const card of offered(state, one, withTop))
      if (canBuy(player, card, discount)) list.push({ type: 'buy', card });
  }
}

function canBuy({ coins, compass }: Player, id: CardId, discount: number): boolean {
  const card = cardById[id];
  if (card.kind === 'item') return coins + discount >= card.costCoins;
  return card.kind !== 'artifact' || compass + discount >= card.costCompass;
}

export function buy(state: ArnakState, seat: Seat, card: CardId, discount: number, out: Out): void {
  payTokens(state, seat, cardPrice(card, discount), out);
  out.event(phrase('arnak.bought', { seat, card }));
  lift(state, card);
  receive(state, seat, card, cardById[card].kind === 'item' ? 'deckBottom' : 'playArea', out);
}

/** From the row or, where it was on offer there, from the top of its deck. */
function lift(state: ArnakState, card: CardId): void {
  const inRow =
    (state.itemRow as readonly string[]).includes(card) || (state.artifactRow as readonly string[]).includes(card);
  if (inRow) {
    fromRow(state, card);
  } else if (cardById[card].kind === 'item') {
    state.itemDeck.shift();
    state.itemTopSeen = false;
  } else {
    state.artifactDeck.shift();
    state.artifactTopSeen = false;
  }
}

/** Everybody sees where the card goes (A-INF-2). A gained artifact may be used at once (A-BUY-3). */
function receive(state: ArnakState, seat: Seat, card: CardId, to: GainCard['to'], out: Out): void {
  const player = playerAt(state, seat);
  switch (to) {
    case 'deckBottom':
      putOnDeck(player, card, 'bottom', 'all');
      break;
    case 'deckTop':
      putOnDeck(player, card, 'top', 'all');
      break;
    case 'hand':
      player.hand.push(card);
      break;
    case 'playArea':
      player.playArea.push(card);
      if (cardById[card].kind === 'artifact') push(state, { at: 'use', card: card as ArtifactId });
      break;
  }
  out.event(phrase('arnak.received', { seat, card, to }));
}

/** What `gainCard` can take now. */
export const takeable = (state: ArnakState, step: GainCard): readonly CardId[] => {
  if (step.source === 'row') return rowCards(state, step.kind);
  return step.kind === 'item' ? state.itemExile : state.artifactExile;
};

export function take(state: ArnakState, seat: Seat, step: GainCard, card: CardId, out: Out): void {
  if (step.source === 'row') fromRow(state, card);
  else if (step.kind === 'item') state.itemExile.splice(state.itemExile.indexOf(card as ItemId), 1);
  else state.artifactExile.splice(state.artifactExile.indexOf(card as ArtifactId), 1);
  receive(state, seat, card, step.to, out);
}
