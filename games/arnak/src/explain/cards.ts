/** Why not buy, play, or take a free action (A-BUY, A-PLAY, A-ART, A-AST, A-IDOL, A-BOON). */

import { type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import type { ActionOf, FreeAction } from '../action.ts';
import { cardPrice, offered } from '../actions/buy.ts';
import { isFreeCard } from '../actions/play.ts';
import { assistantById, type CardId, cardById, guardianById, slotPoints } from '../data/index.ts';
import { openQuestion } from '../frames.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { missingTokens } from './missing.ts';

const isCard = (id: unknown): id is CardId => typeof id === 'string' && Object.hasOwn(cardById, id);

export function whyNotBuy(state: ArnakState, seat: Seat, { card }: ActionOf<'buy'>): Phrase {
  if (!isCard(card)) return phrase('arnak.why.unknown');
  const { kind } = cardById[card];
  if (kind !== 'item' && kind !== 'artifact') return phrase('arnak.why.notOnOffer');
  const question = openQuestion(state);
  const effect = question?.at === 'buy' ? question : { kind: 'any', discount: 0, deckTop: false };
  if (!offered(state, kind, effect.deckTop).includes(card)) return phrase('arnak.why.notOnOffer');
  return missingTokens(playerAt(state, seat), cardPrice(card, effect.discount)) ?? phrase('arnak.why.notByThisEffect');
}

export function whyNotFree(state: ArnakState, seat: Seat, action: FreeAction): Phrase {
  switch (action.type) {
    case 'play':
      return whyNotPlay(state, seat, action);
    case 'assistant':
      return whyNotAssist(state, seat, action);
    case 'slot':
      return whyNotSlot(state, seat, action);
    case 'boon':
      return whyNotBoon(state, seat, action);
  }
}

/** A main-action card can't be played while an effect runs or after the main action. */
const tooLate = (state: ArnakState): Phrase =>
  phrase(openQuestion(state) === undefined ? 'arnak.why.mainActionTaken' : 'arnak.why.answerFirst');

function whyNotPlay(state: ArnakState, seat: Seat, { card: id }: ActionOf<'play'>): Phrase {
  if (!isCard(id)) return phrase('arnak.why.unknown');
  const player = playerAt(state, seat);
  const card = cardById[id];
  if (!player.hand.includes(id)) return phrase('arnak.why.notInHand');
  if (card.timing === 'none') return phrase('arnak.why.noEffect');
  if (card.kind === 'artifact' && !state.main && player.tablet < card.tabletCostFromHand) {
    return phrase('arnak.why.tablet', { needed: card.tabletCostFromHand, have: player.tablet });
  }
  return isFreeCard(id) ? phrase('arnak.why.notAsked') : tooLate(state);
}

function whyNotAssist(state: ArnakState, seat: Seat, { assistant: id }: ActionOf<'assistant'>): Phrase {
  if (!Object.hasOwn(assistantById, id)) return phrase('arnak.why.unknown');
  const own = playerAt(state, seat).assistants.find((assistant) => assistant.id === id);
  if (own === undefined) return phrase('arnak.why.notYours');
  return own.ready ? tooLate(state) : phrase('arnak.why.exhausted');
}

function whyNotSlot(state: ArnakState, seat: Seat, { slot }: ActionOf<'slot'>): Phrase {
  const { crates, slots } = playerAt(state, seat);
  if (slots === slotPoints.length) return phrase('arnak.why.slotsFull');
  if (crates === 0) return phrase('arnak.why.noIdol');
  return slot === slots ? phrase('arnak.why.unknown') : phrase('arnak.why.slotOrder', { slot: slots });
}

function whyNotBoon(state: ArnakState, seat: Seat, { guardian: id }: ActionOf<'boon'>): Phrase {
  if (!Object.hasOwn(guardianById, id)) return phrase('arnak.why.unknown');
  const own = playerAt(state, seat).guardians.find((guardian) => guardian.id === id);
  if (own === undefined) return phrase('arnak.why.notYours');
  return phrase(own.used ? 'arnak.why.boonUsed' : 'arnak.why.travelBoon');
}
