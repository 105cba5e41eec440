import { at, type Out, phrase, type Seat, shuffle } from '@moonstaff/kernel';
import { type Action, priceOf } from './actions.ts';
import { type Card, HAND, type Player, type State } from './state.ts';

/** Carries out one legal action, in place. */
export function apply(state: State, seat: Seat, action: Action, out: Out): void {
  const player = at(state.players, seat);
  switch (action.type) {
    case 'lay':
      take(player.hand, action.card);
      player.laid.push(action.card);
      out.event({ ...phrase('lay', { seat }), secret: { [seat]: { card: action.card } } });
      if (state.players.every(({ laid }) => laid.length > 0)) show(state, out);
      return;
    case 'sell':
      take(player.hand, action.card);
      state.discard.push(action.card);
      player.coins += 1;
      out.event(phrase('sell', { seat, card: action.card }));
      return;
    case 'buy': {
      const price = priceOf(state, action.card);
      player.coins -= price;
      take(state.row, action.card);
      player.bought.push(action.card);
      state.acted = true;
      out.event(phrase('buy', { seat, card: action.card, price }));
      return;
    }
    case 'draw':
      state.acted = true;
      draw(state, seat, player, out);
      return;
    case 'end':
      endTurn(state, seat, out);
  }
}

/** All lanterns are turned up; the dimmest goes first. */
function show(state: State, out: Out): void {
  const shown = state.players.map(({ laid }, seat) => ({ seat, card: at(laid, 0) }));
  for (const { seat, card } of shown) {
    out.event(phrase('shown', { seat, card }));
    state.discard.push(card);
    at(state.players, seat).laid.pop();
  }
  state.turns = shown.sort((a, b) => a.card - b.card).map(({ seat }) => seat);
  out.reveal(phrase('wall.shown'));
  out.settle(phrase('wall.shown'));
}

function endTurn(state: State, seat: Seat, out: Out): void {
  out.event(phrase('end', { seat }));
  out.settle(phrase('wall.turn', { seat }));
  state.turns.shift();
  state.acted = false;
  while (state.row.length < state.options.row) {
    const card = fromDeck(state, out);
    state.row.push(card);
    out.event(phrase('row', { card }));
    out.reveal(phrase('wall.row'));
  }
  if (state.turns.length === 0) endRound(state, out);
}

function endRound(state: State, out: Out): void {
  state.round += 1;
  if (state.round > state.options.rounds) return;
  out.event(phrase('round', { round: state.round }));
  state.players.forEach((player, seat) => {
    while (player.hand.length < HAND) draw(state, seat, player, out);
  });
}

function draw(state: State, seat: Seat, player: Player, out: Out): void {
  const card = fromDeck(state, out);
  player.hand.push(card);
  out.event({ ...phrase('draw', { seat }), secret: { [seat]: { card } } });
  out.reveal(phrase('wall.drawn'));
}

/** The top card. An empty deck is first refilled from the discards. There are always enough for four players. */
function fromDeck(state: State, out: Out): Card {
  if (state.deck.length === 0) {
    out.event(phrase('shuffle', { cards: state.discard.length }));
    state.deck = shuffle(state.random, state.discard);
    state.discard = [];
  }
  const card = at(state.deck, state.deck.length - 1);
  state.deck.pop();
  return card;
}

function take(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}
