/**
 * Play a Card for its effect, as a main or a free action.
 *
 * A-CARD-1 to A-CARD-6, A-PLAY-1 to A-PLAY-6, A-ART-1 to A-ART-3, A-EXI-6, A-TRV-9.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type CardId, cardById } from '../data/index.ts';
import { removeOne, toExile } from '../piles.ts';
import { pushSteps } from '../stack.ts';
import { type ArnakState, type Player, playerAt } from '../state.ts';
import { payTokens } from '../tokens.ts';

export const isFreeCard = (id: CardId): boolean => {
  const { timing } = cardById[id];
  return timing === 'free' || timing === 'freeOrPass';
};

/** A main-action card in hand that may be played: an artifact needs its tablet, Fear has no effect. */
export function isMainCard(player: Player, id: CardId): boolean {
  const card = cardById[id];
  return card.timing === 'main' && (card.kind !== 'artifact' || player.tablet >= card.tabletCostFromHand);
}

/** The card is in the play area (or in exile) before its effect is resolved, so it can't pay for itself. */
export function play(state: ArnakState, seat: Seat, id: CardId, out: Out): void {
  const player = playerAt(state, seat);
  const card = cardById[id];
  if (card.timing === 'main') state.main = true;
  if (card.kind === 'artifact') payTokens(state, seat, { tablet: card.tabletCostFromHand }, out);
  removeOne(player.hand, id);
  out.event(phrase('arnak.played', { seat, card: id }));
  if (card.kind === 'item' && card.exilesItself) {
    toExile(state, id);
    out.event(phrase('arnak.exiled', { seat, card: id }));
  } else {
    player.playArea.push(id);
  }
  pushSteps(state, card.effect);
}
