import { at, type Phrase, type Preview, phrase, type Seat } from '@moonstaff/kernel';
import { type Action, priceOf } from './actions.ts';
import { type Card, isActive, isLaying, isOver, type State } from './state.ts';

/** What a player may point at: a card in the row or in their own hand. */
export interface Thing {
  readonly card: Card;
}

/** Why this card can't be laid, sold or bought now; undefined when it can. */
export function explain(state: State, seat: Seat, { card }: Thing): Phrase | undefined {
  const { hand, laid, coins } = at(state.players, seat);
  const inRow = state.row.includes(card);
  if (!inRow && !hand.includes(card)) return phrase('why.gone');
  if (isOver(state)) return phrase('why.over');
  if (isLaying(state)) {
    if (inRow) return phrase('why.laying');
    return laid.length > 0 ? phrase('why.laid') : undefined;
  }
  if (!isActive(state, seat)) return phrase('why.turn', { seat: at(state.turns, 0) });
  if (!inRow) return undefined;
  if (state.acted) return phrase('why.acted');
  const price = priceOf(state, card);
  return price > coins ? phrase('why.coins', { price, coins }) : undefined;
}

/** Price and certain gains of a legal action. */
export function preview(state: State, seat: Seat, action: Action): Preview {
  switch (action.type) {
    case 'lay': {
      const isLast = state.players.every(({ laid }, other) => other === seat || laid.length > 0);
      return {
        price: [phrase('card', { card: action.card })],
        gains: [],
        ...(isLast && { reveals: phrase('wall.shown') }),
      };
    }
    case 'sell':
      return { price: [phrase('card', { card: action.card })], gains: [phrase('coins', { coins: 1 })] };
    case 'buy':
      return {
        price: [phrase('coins', { coins: priceOf(state, action.card) })],
        gains: [phrase('points', { points: action.card })],
      };
    case 'draw':
      return { price: [], gains: [], reveals: phrase('wall.drawn') };
    case 'end': {
      if (state.row.length < state.options.row) return { price: [], gains: [], reveals: phrase('wall.row') };
      const dealsHands = state.turns.length === 1 && state.round < state.options.rounds;
      return { price: [], gains: [], ...(dealsHands && { reveals: phrase('wall.drawn') }) };
    }
  }
}
