import type { Cost, Icons, Tokens } from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import type { Form, Naming } from '../language.ts';
import { fromTable, inBrackets, inQuotes, listOf, numeral } from '../naming.ts';
import { list, type Sentence } from '../segment.ts';
import { type Amount, costAmounts, tokenAmounts, travelAmounts } from './amounts.ts';
import type { Names } from './names.ts';
import { type PaymentWords, paymentNaming } from './payment.ts';

/** The words for places on the board that have no name of their own. */
export interface PlaceWords extends PaymentWords {
  readonly and: string;
  readonly fearTile: string;
  /** A place for a site: its level, its row (`low`, `high`, or none) and its number from the left. */
  place(level: 'I' | 'II', row: 'low' | 'high' | undefined, n: number): string;
  /** A space of the research track. */
  space(row: number, n: number): string;
  /** An empty list of amounts. */
  readonly nothing: string;
  /** The form of what somebody has: after “has” in most languages, by itself where nobody “has” anything. */
  readonly ownForm: Form;
  readonly start: string;
  readonly lostTemple: string;
}

const PLACE = /^pos-(i|ii)(?:-(low|high))?-(\d)$/;
const SPACE = /^(?:bird|snake)-(?:(start|temple)|(\d)-(\d))$/;

/** What the kinds of things in Arnak's phrases are called. */
export function arnakNaming(
  names: Names,
  words: PlaceWords,
): { readonly [kind: string]: Naming } & { readonly card: Naming } {
  const cards = fromTable({ ...names.card, 'fear-tile': words.fearTile });
  const amounts = (those: readonly Amount[], form: Form): Sentence =>
    those.length === 0
      ? [{ text: words.nothing }]
      : list(
          those.map((amount) => words.amount(amount, form)),
          words.and,
        );
  return {
    ...Object.fromEntries(Object.entries(names).map(([kind, table]) => [kind, fromTable(table)])),
    card: cards,
    basicCard: cards,
    item: cards,
    artifact: cards,
    fear: cards,
    siteTile: fromTable({ ...names.tile }),
    numeral,
    bonusTile: fromTable({ ...names.bonus }),
    payment: paymentNaming(names, words),
    /** Spaces and stacks are counted from 0 by the rules and from 1 by people. */
    position: (n) => (typeof n === 'number' ? [{ text: String(n + 1) }] : undefined),
    cards: inBrackets((ids) =>
      Array.isArray(ids) && ids.length > 0
        ? listOf('card', inQuotes(words.quoted, cards), words.and)(ids, 'nom')
        : undefined,
    ),
    site: (id) => fromTable(names.camp)(id, 'nom') ?? named(id, PLACE, placeOf),
    place: (id) => named(id, PLACE, placeOf),
    researchSpace: (id) => named(id, SPACE, spaceOf),
    templeStack: fromTable({ ...names.temple }),
    tokens: (tokens, form) => (isObject(tokens) ? amounts(tokenAmounts(tokens as Tokens), form) : undefined),
    ownTokens: (tokens) => (isObject(tokens) ? amounts(tokenAmounts(tokens as Tokens), words.ownForm) : undefined),
    cost: (cost, form) => (isObject(cost) ? amounts(costAmounts(cost as Cost), form) : undefined),
    icons: (icons, form) => (Array.isArray(icons) ? amounts(travelAmounts(icons as Icons), form) : undefined),
  };

  function placeOf([, level, row, n]: RegExpExecArray): string {
    return words.place(level === 'ii' ? 'II' : 'I', row === 'low' || row === 'high' ? row : undefined, Number(n));
  }

  function spaceOf([, special, row, n]: RegExpExecArray): string {
    if (special !== undefined) return special === 'start' ? words.start : words.lostTemple;
    return words.space(Number(row), Number(n));
  }
}

function named(id: Json, shape: RegExp, name: (match: RegExpExecArray) => string): Sentence | undefined {
  const match = typeof id === 'string' ? shape.exec(id) : undefined;
  return match ? [{ text: name(match) }] : undefined;
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;
