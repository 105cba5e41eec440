/** Steps that move a player's own cards: draw, exile, put down (A-EFF-8 to A-EFF-11, A-EXI-3 to A-EXI-5). */
import { phrase } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { discardCard, drawCard, kinds, removeOne, toExile } from '../piles.ts';
import { push } from '../stack.ts';
import { playerAt } from '../state.ts';
import { type Asking, ask, type Begin, orDecline } from './handlers.ts';

const DRAW = orDecline('draw', [{ type: 'draw' }]);
const NOTHING: readonly ArnakAction[] = [];

export const draw: Begin<'draw'> = (state, _seat, step) => {
  push(state, { at: 'draw', left: step.count, from: step.from });
};

/** One card at a time; declining ends it. An empty deck gives nothing (A-CARD-9). */
export const drawing: Asking<'draw'> = {
  answers: (state, seat, frame) => (frame.left > 0 && playerAt(state, seat).deck.length > 0 ? DRAW : NOTHING),
  answer(state, seat, frame, action, out) {
    if (action.type !== 'draw') return;
    if (frame.left > 1) push(state, { ...frame, left: frame.left - 1 });
    drawCard(state, seat, frame.from, out);
  },
};

export const exile = ask('exile');

export const exiling: Asking<'exile'> = {
  answers(state, seat) {
    const player = playerAt(state, seat);
    const list: ArnakAction[] = [];
    for (const card of kinds(player.hand)) list.push({ type: 'exile', zone: 'hand', card });
    for (const card of kinds(player.playArea)) list.push({ type: 'exile', zone: 'playArea', card });
    if (player.fearTiles > 0) list.push({ type: 'exile', zone: 'playArea', card: 'fear-tile' });
    return orDecline('exile', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'exile') return;
    const player = playerAt(state, seat);
    if (action.card === 'fear-tile') {
      player.fearTiles--;
      out.event(phrase('arnak.exiledFearTile', { seat }));
      return;
    }
    removeOne(action.zone === 'hand' ? player.hand : player.playArea, action.card);
    toExile(state, action.card);
    out.event(phrase('arnak.exiled', { seat, card: action.card }));
  },
};

export const spendHandCard = ask('discard');

export const discarding: Asking<'discard'> = {
  answers: (state, seat) => kinds(playerAt(state, seat).hand).map((card): ArnakAction => ({ type: 'discard', card })),
  answer(state, seat, _frame, action, out) {
    if (action.type === 'discard') discardCard(state, seat, action.card, out);
  },
};
