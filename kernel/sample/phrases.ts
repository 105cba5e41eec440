import type { PhraseBook } from '@moonstaff/kernel';

/** Everything the sample says. `text` knows how to name a `seat`, a `card`, a `number`. */
export const phrases = {
  // What happened
  lay: { seat: 'seat', card: 'card' },
  shown: { seat: 'seat', card: 'card' },
  sell: { seat: 'seat', card: 'card' },
  buy: { seat: 'seat', card: 'card', price: 'number' },
  draw: { seat: 'seat', card: 'card' },
  row: { card: 'card' },
  shuffle: { cards: 'number' },
  round: { round: 'number' },
  end: { seat: 'seat' },
  // Why nothing can be taken back from here on
  'wall.shown': {},
  'wall.drawn': {},
  'wall.row': {},
  'wall.turn': { seat: 'seat' },
  // Why a card cannot be used
  'why.over': {},
  'why.laid': {},
  'why.laying': {},
  'why.turn': { seat: 'seat' },
  'why.acted': {},
  'why.coins': { price: 'number', coins: 'number' },
  'why.gone': {},
  // Prices and gains
  coins: { coins: 'number' },
  points: { points: 'number' },
  card: { card: 'card' },
} as const satisfies PhraseBook;
