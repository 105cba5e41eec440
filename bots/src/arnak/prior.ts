import { type ArnakAction, type ArnakState, cardById } from '@moonstaff/arnak';
import type { Seat } from '@moonstaff/kernel';
import { useWorth } from './value.ts';
import type { Weights } from './weights.ts';

/** How promising an action looks without trying it: what one mostly wants to do first. */
const HOPES: { readonly [T in ArnakAction['type']]: number } = {
  discover: 3,
  overcome: 3.5,
  temple: 3.5,
  research: 2.6,
  dig: 2.2,
  buy: 1.6,
  play: 0.8,
  assistant: 1.6,
  slot: 0.6,
  boon: 0.5,
  pay: 1,
  use: 2,
  bonus: 1.5,
  row: 1.5,
  recruit: 2,
  rescue: 2,
  upgrade: 2,
  refresh: 1.5,
  take: 1.5,
  choose: 1,
  draw: 2,
  announce: 1,
  hold: 1,
  return: 1,
  exile: 1.2,
  discard: 0.5,
  trade: 1,
  activate: 2,
  relocate: 1.5,
  recall: 1.5,
  moveGuardian: 1.5,
  swap: 0.5,
  supply: 1.2,
  unslot: 1,
  putDown: 0.5,
  keepRest: 1,
  endTurn: 0.6,
  skip: -0.5,
  pass: -2.5,
  cancel: -4,
};

export function prior(_state: ArnakState, _seat: Seat, action: ArnakAction, w: Weights): number {
  const hope = HOPES[action.type];
  switch (action.type) {
    case 'buy':
    case 'take':
    case 'hold':
      return hope + 0.4 * useWorth(action.card, w) + 0.3 * cardById[action.card].points;
    case 'play':
      return hope + 0.5 * useWorth(action.card, w);
    case 'exile':
      return action.card === 'fear' || action.card === 'fear-tile'
        ? hope + 1
        : hope - useWorth(action.card, w) - cardById[action.card].points;
    case 'discard':
    case 'putDown':
      return hope - 0.5 * useWorth(action.card, w);
    case 'pay':
      return hope - paymentWorth(action, w);
    default:
      return hope;
  }
}

function paymentWorth(payment: Extract<ArnakAction, { type: 'pay' }>, w: Weights): number {
  const cards = [...(payment.cards ?? []), ...(payment.discard ?? [])];
  return (
    cards.reduce((sum, card) => sum + useWorth(card, w) + 0.3, 0) +
    (payment.boons?.length ?? 0) * w.boon +
    (payment.assistants?.length ?? 0) * w.ready +
    (payment.pilots ?? 0) * 2 * w.coins
  );
}
