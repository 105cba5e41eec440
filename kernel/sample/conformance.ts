import { at, type Seat, type Viewer } from '@moonstaff/kernel';
import type { Claims, Piece, Subject } from '@moonstaff/kernel/conformance';
import type { Thing } from './advice.ts';
import { sample } from './index.ts';
import type { Card, State } from './state.ts';

/** What everybody sees, and what only the owner of a hand sees. */
function shows(state: State, viewer: Viewer): { readonly [path: string]: unknown } {
  const open: Record<string, unknown> = {
    round: state.round,
    row: state.row,
    discard: state.discard,
    deck: state.deck.length,
  };
  state.players.forEach(({ hand, coins, bought }, seat) => {
    open[`players.${seat}.coins`] = coins;
    open[`players.${seat}.bought`] = bought;
    open[`players.${seat}.cards`] = hand.length;
  });
  if (viewer === 'spectator') return open;
  return { ...open, 'own.hand': at(state.players, viewer).hand, 'own.laid': at(state.players, viewer).laid };
}

function pieces(state: State): readonly Piece[] {
  const all = (cards: readonly Card[], place: string, known: Piece['known']): readonly Piece[] =>
    cards.map((card) => ({ id: `${card}`, place, known }));
  return [
    ...state.deck.map((card, i): Piece => ({ id: `${card}`, place: `deck ${i}`, known: [] })),
    ...all(state.discard, 'discard', 'all'),
    ...all(state.row, 'row', 'all'),
    ...state.players.flatMap(({ hand, laid, bought }, seat) => [
      ...all(hand, `hand ${seat}`, [seat]),
      ...all(laid, `laid ${seat}`, [seat]),
      ...all(bought, `bought ${seat}`, 'all'),
    ]),
  ];
}

const things = (state: State, seat: Seat): readonly Thing[] =>
  [...state.row, ...at(state.players, seat).hand].map((card) => ({ card }));

const claims: Claims<State, Thing> = {
  // Each turn at most: all of a hand sold, one card bought or drawn, the end; and a lantern laid.
  longest: 4 * 4 * 8,
  shows,
  pieces,
  things,
  perft: [
    { seats: 2, options: {}, seed: 'perft', depth: 5, lines: 1854 },
    { seats: 3, options: { purse: 0 }, seed: 'perft', depth: 5, lines: 2592 },
  ],
};

export const subject: Subject = { game: sample, claims };
