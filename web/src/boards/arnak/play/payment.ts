import { type CardId, cardById, type Payment } from '@moonstaff/arnak';
import type { ThingKey } from '../../../table/board.ts';
import { keyOf, type Spot } from '../things.ts';

/** How many of each source the player wants in the payment, at least and at most; or one payment as it is. */
export interface Wish {
  readonly least: ReadonlyMap<ThingKey, number>;
  readonly most: ReadonlyMap<ThingKey, number>;
  readonly whole?: Payment;
}

const NONE: ReadonlyMap<ThingKey, number> = new Map();

export const NO_WISH: Wish = { least: NONE, most: NONE };

/** Equal cards and icons are one source: the first copy stands for all of them. */
export const sourceOf = (thing: Spot): ThingKey => keyOf('copy' in thing ? { ...thing, copy: 0 } : thing);

/** What a payment gives, with the number of each. */
export function sourcesOf(payment: Payment): ReadonlyMap<ThingKey, number> {
  const found = new Map<ThingKey, number>();
  const add = (thing: Spot, n = 1) => {
    const source = sourceOf(thing);
    found.set(source, (found.get(source) ?? 0) + n);
  };
  for (const card of [...(payment.cards ?? []), ...(payment.discard ?? [])]) add({ on: 'hand', card, copy: 0 });
  for (const guardian of payment.boons ?? []) add({ on: 'boon', guardian });
  for (const assistant of payment.assistants ?? []) add({ on: 'assistant', assistant });
  for (const icon of payment.icons ?? []) add({ on: 'icon', icon, copy: 0 });
  if (payment.pilots !== undefined) add({ on: 'pilot' }, payment.pilots);
  return found;
}

/** What a card is worth in hand: Fear least, bought cards most. */
function worth(card: CardId): number {
  const { kind, travel } = cardById[card];
  return (kind === 'fear' ? 1 : kind === 'basic' ? 3 : 5) + travel.length / 4;
}

/** How much a payment hurts. Left-over icons are lost anyway; pilots cost coins. */
export function hurt({ cards = [], discard = [], boons = [], assistants = [], pilots = 0 }: Payment): number {
  const given = [...cards, ...discard].reduce((sum, card) => sum + worth(card), 0);
  return given + boons.length * 4 + assistants.length * 4 + pilots * 6;
}

const fits = (payment: Payment, { least, most }: Wish): boolean => {
  const sources = sourcesOf(payment);
  const count = (source: ThingKey) => sources.get(source) ?? 0;
  return [...least].every(([source, n]) => count(source) >= n) && [...most].every(([source, n]) => count(source) <= n);
};

/** The payment that was wished for, else the least painful one that fits. */
export function propose(payments: readonly Payment[], wish: Wish): Payment | undefined {
  if (wish.whole !== undefined && payments.includes(wish.whole)) return wish.whole;
  let best: Payment | undefined;
  for (const payment of payments) {
    if (fits(payment, wish) && (best === undefined || hurt(payment) < hurt(best))) best = payment;
  }
  return best;
}

const without = (list: Wish['least'], source: ThingKey): Wish['least'] =>
  new Map([...list].filter(([one]) => one !== source));

/**
 * The wish after a source was pressed: one more of it, or one less. Older wishes that leave no legal
 * payment are dropped; a press that allows none at all changes nothing.
 */
export function pressed(payments: readonly Payment[], wish: Wish, source: ThingKey, give: boolean): Wish {
  const now = propose(payments, wish);
  const count = (now && sourcesOf(now).get(source)) ?? 0;
  const added: Wish = give
    ? { least: new Map([[source, count + 1]]), most: NONE }
    : { least: NONE, most: new Map([[source, Math.max(0, count - 1)]]) };
  const least = new Map([...without(wish.least, source), ...added.least]);
  const most = new Map([...without(wish.most, source), ...added.most]);
  const tries: readonly Wish[] = [{ least, most }, { least, most: added.most }, { least: added.least, most }, added];
  return tries.find((one) => propose(payments, one) !== undefined) ?? wish;
}

/** The payments that give the same things and leave other icons, when there is such a choice. */
export function leavings(payments: readonly Payment[], payment: Payment): readonly Payment[] {
  const given = ({ keep: _, ...rest }: Payment) => JSON.stringify(rest);
  const alike = payments.filter((one) => given(one) === given(payment));
  return alike.length > 1 ? alike : [];
}
