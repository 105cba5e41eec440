import {
  type CardId,
  cardById,
  type Icons,
  type Payment,
  RESOURCES,
  type Tokens,
  type WayToPay,
} from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { isAlike } from '../play/paying.ts';
import { capital } from './describe.ts';

/** Cards of which a hand may hold several under one name. */
const PLURALS = {
  'exploration-car': 'arnakPay.explorations',
  'exploration-ship': 'arnakPay.explorations',
  'funding-car': 'arnakPay.fundings',
  'funding-ship': 'arnakPay.fundings',
  fear: 'arnakPay.fears',
} as const satisfies { readonly [card in CardId]?: string };

const hasPlural = (card: CardId): card is keyof typeof PLURALS => Object.hasOwn(PLURALS, card);

/** How exactly to name cards of which there are two kinds under one name. */
type Naming = 'name' | 'nameAndIcon';

/** A part of a payment by its name; with its travel icons where another card has the same name. */
export interface Named {
  readonly name: string;
  readonly travel: Icons;
}

const plainly = (name: string): Named => ({ name, travel: [] });

const wordsOf = ({ name, travel }: Named, words: Words): string =>
  travel.length === 0 ? name : `${name} (${words.all(travel.map((one) => words.name('travelIcon', one)))})`;

/** Cards by their names, equal ones together: `2 Explorations`, or `Exploration (ship)`. */
function cardNames(cards: readonly CardId[], words: Words, naming: Naming = 'name'): readonly Named[] {
  const travel = (card: CardId): Icons => (naming === 'name' || !hasPlural(card) ? [] : cardById[card].travel);
  const names = cards.map((card) => wordsOf({ name: words.name('card', card), travel: travel(card) }, words));
  return cards.flatMap((card, i) => {
    const name = names[i] ?? '';
    if (names.indexOf(name) < i) return [];
    const n = names.filter((one) => one === name).length;
    return [hasPlural(card) ? { name: words.t(PLURALS[card], { n }), travel: travel(card) } : plainly(name)];
  });
}

/** What is done before paying, by name. */
function playedNames({ first }: WayToPay, words: Words, naming?: Naming): readonly Named[] {
  return [
    ...cardNames(
      first.flatMap(({ action }) => (action.type === 'play' ? [action.card] : [])),
      words,
      naming,
    ),
    ...first.flatMap(({ action, brings, takes }) => {
      if (action.type === 'assistant') return [plainly(words.name('assistant', action.assistant))];
      if (action.type === 'boon') return [plainly(words.name('guardian', action.guardian))];
      if (action.type !== 'slot') return [];
      const amounts = [takes, brings].flatMap((one) => (one ? [plain(words.voice('arnak').effects.cost(one))] : []));
      return [plainly(words.t('arnakPay.idol', { what: amounts.join(' › ') }))];
    }),
  ];
}

/** What a payment gives, by name. */
export const givenNames = (payment: Payment, words: Words): readonly string[] =>
  paidNames(payment, words).map(({ name }) => name);

function paidNames(payment: Payment, words: Words, naming?: Naming): readonly Named[] {
  const { cards = [], discard = [], boons = [], assistants = [], pilots = 0, icons = [] } = payment;
  return [
    ...cardNames([...cards, ...discard], words, naming),
    ...boons.map((id) => plainly(words.name('guardian', id))),
    ...assistants.map((id) => plainly(words.name('assistant', id))),
    ...(pilots > 0 ? [plainly(words.t('arnakPay.pilots', { n: pilots }))] : []),
    ...(icons.length > 0 ? [plainly(plain(words.voice('arnak').effects.cost({ travel: icons })))] : []),
  ];
}

export const playedWords = (way: WayToPay, words: Words): string =>
  playedNames(way, words)
    .map(({ name }) => name)
    .join(', ');

/** A whole way to pay: what is played, then what is given. If another one has the same name, cards say how they travel. */
export function wayNames(way: WayToPay, words: Words, others: readonly WayToPay[] = []): readonly Named[] {
  const named = (one: WayToPay, naming?: Naming): readonly Named[] =>
    [...playedNames(one, words, naming), ...paidNames(one.pay, words, naming)].map(({ name, travel }, i) => ({
      name: i === 0 ? capital(name) : name,
      travel,
    }));
  const names = JSON.stringify(named(way));
  const isTaken = others.some((other) => !isAlike(other, way) && JSON.stringify(named(other)) === names);
  return named(way, isTaken ? 'nameAndIcon' : 'name');
}

export const wayWords = (way: WayToPay, words: Words, others?: readonly WayToPay[]): string =>
  wayNames(way, words, others)
    .map((one) => wordsOf(one, words))
    .join(' + ');

/** What is missing: `1 coin and 2 tablets short`. */
export function shortWords(tokens: Tokens, words: Words): string {
  const short = RESOURCES.flatMap((resource) => {
    const n = tokens[resource] ?? 0;
    return n > 0 ? [{ resource, n }] : [];
  });
  return words.t('arnakPay.shortOf', {
    amounts: words.all(short.map(({ resource, n }) => words.t('arnakPay.missing', { resource, n }))),
  });
}

/** More names than this are only counted. */
const MOST_NAMES = 2;

/** What stays in hand; nothing to say when it's all used. Bought cards are named first; what's longer is only counted. */
export function keptWords(
  kept: readonly CardId[],
  words: Words,
  longest = Number.POSITIVE_INFINITY,
): string | undefined {
  const bought = kept.toSorted((a, b) => rank(a) - rank(b));
  const names = cardNames(bought, words).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const named = words.t('arnakPay.keeps', { cards: words.all(names) });
  const isShort = names.length <= MOST_NAMES && named.length <= longest;
  return isShort ? named : words.t('arnakPay.keepsMany', { n: kept.length });
}

const rank = (card: CardId): number => ['item', 'artifact', 'basic', 'fear'].indexOf(cardById[card].kind);
