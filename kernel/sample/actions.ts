import { at, type Seat } from '@moonstaff/kernel';
import { type Card, isActive, isLaying, type State } from './state.ts';

export type Action =
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'sell'; readonly card: Card }
  | { readonly type: 'buy'; readonly card: Card }
  | { readonly type: 'draw' }
  | { readonly type: 'end' };

/** The first place of the row costs 1 coin, the next 2, and so on. */
export const priceOf = (state: State, card: Card): number => state.row.indexOf(card) + 1;

const canBuy = (state: State, seat: Seat, card: Card): boolean =>
  !state.acted && state.row.includes(card) && priceOf(state, card) <= at(state.players, seat).coins;

const canDraw = (state: State): boolean => !state.acted && state.deck.length + state.discard.length > 0;

export function legal(state: State, seat: Seat): readonly Action[] {
  const { hand, laid } = at(state.players, seat);
  if (isLaying(state)) return laid.length > 0 ? [] : hand.map((card) => ({ type: 'lay', card }));
  if (!isActive(state, seat)) return [];
  const actions: Action[] = hand.map((card) => ({ type: 'sell', card }));
  for (const card of state.row) if (canBuy(state, seat, card)) actions.push({ type: 'buy', card });
  if (canDraw(state)) actions.push({ type: 'draw' });
  actions.push({ type: 'end' });
  return actions;
}

/** Decides without making the list. Accepts any JSON value. */
export function isLegal(state: State, seat: Seat, action: unknown): action is Action {
  if (typeof action !== 'object' || action === null || !('type' in action)) return false;
  const fields = Object.keys(action).length;
  const { hand, laid } = at(state.players, seat);
  if (action.type === 'draw' || action.type === 'end') {
    return fields === 1 && isActive(state, seat) && (action.type === 'end' || canDraw(state));
  }
  if (fields !== 2 || !('card' in action) || typeof action.card !== 'number') return false;
  if (action.type === 'lay') return isLaying(state) && laid.length === 0 && hand.includes(action.card);
  if (action.type === 'sell') return isActive(state, seat) && hand.includes(action.card);
  return action.type === 'buy' && isActive(state, seat) && canBuy(state, seat, action.card);
}
