import type { PhraseBook } from '@moonstaff/kernel';

/** Everything the sample says. Kinds of arguments: `seat`, `card`, `number`; only the owner sees `ownCard`. */
export const phrases = {
  // What happened
  lay: { seat: 'seat', card: 'ownCard' },
  shown: { seat: 'seat', card: 'card' },
  sell: { seat: 'seat', card: 'card' },
  buy: { seat: 'seat', card: 'card', price: 'number' },
  draw: { seat: 'seat', card: 'ownCard' },
  row: { card: 'card' },
  shuffle: { cards: 'number' },
  round: { round: 'number' },
  end: { seat: 'seat' },
  // Why undo stops
  'wall.shown': {},
  'wall.drawn': {},
  'wall.row': {},
  'wall.turn': { seat: 'seat' },
  // Why a card can't be used
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

type SampleBook = typeof phrases;

declare module '@moonstaff/kernel/phrase' {
  interface Phrases extends SampleBook {}
}
