/** Draw an announced number of cards and keep one (A-CRD-8, A-CRD-9). */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type ArnakAction, SKIP } from '../action.ts';
import type { CardId } from '../data/index.ts';
import { kinds, offDeck, putOnDeck } from '../piles.ts';
import { push } from '../stack.ts';
import { type ArnakState, playerAt } from '../state.ts';
import type { Asking, Begin } from './handlers.ts';

export const drawKeep: Begin<'drawKeep'> = (state, _seat, step) => {
  push(state, { at: 'announce', step });
};

/** The number is said before the cards are seen; a short deck limits it. */
export const announcing: Asking<'announce'> = {
  answers(state, seat, { step }) {
    const most = Math.min(step.chooseCountUpTo, playerAt(state, seat).deck.length);
    return Array.from({ length: most }, (_, i): ArnakAction => ({ type: 'announce', count: i + 1 }));
  },
  answer(state, seat, { step }, action, out) {
    if (action.type !== 'announce') return;
    const player = playerAt(state, seat);
    out.event(phrase('arnak.announced', { seat, count: action.count }));
    const cards: CardId[] = [];
    for (let i = 0; i < action.count; i++) cards.push(offDeck(player, step.from, out));
    out.event({
      ...phrase('arnak.looked', { seat, count: cards.length, cards: [] }),
      secret: { [seat]: { cards: [...cards] } },
    });
    push(state, { at: 'hold', cards: cards, mayReturn: step.mayReturnToTop });
  },
};

/** Exactly one goes to hand. */
export const holding: Asking<'hold'> = {
  answers: (_state, _seat, { cards }) => kinds(cards).map((card): ArnakAction => ({ type: 'hold', card })),
  answer(state, seat, { cards, mayReturn }, action, out) {
    if (action.type !== 'hold') return;
    playerAt(state, seat).hand.push(action.card);
    out.event({ ...phrase('arnak.held', { seat, card: 'hidden' }), secret: { [seat]: { card: action.card } } });
    const rest = without(cards, action.card);
    if (rest.length === 0) return;
    if (mayReturn) push(state, { at: 'return', cards: rest });
    else putAway(state, seat, rest, out);
  },
};

/** One of the others may go back on top; only its owner knows it (A-INF-2). */
export const returning: Asking<'return'> = {
  answers: (_state, _seat, { cards }) => [...kinds(cards).map((card): ArnakAction => ({ type: 'return', card })), SKIP],
  answer(state, seat, { cards }, action, out) {
    let rest = cards;
    if (action.type === 'return') {
      putOnDeck(playerAt(state, seat), action.card, 'top', 'owner');
      out.event({ ...phrase('arnak.returned', { seat, card: 'hidden' }), secret: { [seat]: { card: action.card } } });
      rest = without(cards, action.card);
    }
    putAway(state, seat, rest, out);
  },
};

const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => cards.toSpliced(cards.indexOf(card), 1);

function putAway(state: ArnakState, seat: Seat, cards: readonly CardId[], out: Out): void {
  for (const card of cards) {
    playerAt(state, seat).playArea.push(card);
    out.event(phrase('arnak.discarded', { seat, card }));
  }
}
