/** Steps that bring cards from the row, the decks and exile (A-ACT-4 to A-ACT-6, A-CRD-5, A-CRD-15). */
import { type Out, phrase } from '@moonstaff/kernel';
import { type ArnakAction, SKIP } from '../action.ts';
import { buy, purchases, take, takeable } from '../actions/buy.ts';
import { cardById } from '../data/index.ts';
import { deckOf, deckTop, kinds, toExile } from '../piles.ts';
import { push, pushSteps } from '../stack.ts';
import type { ArnakState } from '../state.ts';
import { type Asking, type Begin, orDecline } from './handlers.ts';
import type { CardKind } from './language.ts';

export const buyCard: Begin<'buyCard'> = (state, _seat, step, out) => {
  const shown = step.includeDeckTop === true && step.kind !== 'any';
  if (shown) showTop(state, step.kind, out);
  push(state, { at: 'buy', kind: step.kind, discount: step.discount, deckTop: shown });
};

/** The top card is seen by all and stays where it is. */
function showTop(state: ArnakState, kind: CardKind, out: Out): void {
  if (deckOf(state, kind).length === 0) return;
  const seen = kind === 'item' ? 'itemTopSeen' : 'artifactTopSeen';
  if (!state[seen]) out.reveal(phrase('arnak.wall.deckTop'));
  state[seen] = true;
  out.event(phrase('arnak.deckTop', { card: deckTop(state, kind) }));
}

export const buying: Asking<'buy'> = {
  answers(state, seat, { kind, discount, deckTop: withTop }) {
    const list: ArnakAction[] = [];
    purchases(state, seat, kind, discount, withTop, list);
    return orDecline('buyCard', list);
  },
  answer(state, seat, { discount }, action, out) {
    if (action.type === 'buy') buy(state, seat, action.card, discount, out);
  },
};

export const gainCard: Begin<'gainCard'> = (state, _seat, step) => {
  push(state, { at: 'take', step });
};

export const taking: Asking<'take'> = {
  answers(state, _seat, { step }) {
    const list = kinds(takeable(state, step)).map((card): ArnakAction => ({ type: 'take', card }));
    return step.mandatory === true ? list : orDecline('gainCard', list);
  },
  answer(state, seat, { step }, action, out) {
    if (action.type === 'take') take(state, seat, step, action.card, out);
  },
};

/** The item farthest from the staff; the gap stays until the turn ends. */
export const exileFromRow: Begin<'exileFromRow'> = (state, seat, _step, out) => {
  const index = state.itemRow.findLastIndex((card) => card !== 'gap');
  const card = state.itemRow[index];
  if (card === undefined || card === 'gap') return;
  state.itemRow[index] = 'gap';
  toExile(state, card);
  out.event(phrase('arnak.exiledFromRow', { seat, card }));
};

/** A fresh artifact works once without its tablet (A-BUY-3). */
export const using: Asking<'use'> = {
  answers: () => [{ type: 'use' }, SKIP],
  answer(state, seat, { card }, action, out) {
    if (action.type !== 'use') return;
    out.event(phrase('arnak.usedArtifact', { seat, card }));
    pushSteps(state, cardById[card].effect);
  },
};
