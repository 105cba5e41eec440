import { type CardId, cardById, type Payment } from '@moonstaff/arnak';
import { inHand, leftIcon, ownAssistant, PILOT, type Thing, wonGuardian } from './things.ts';

/** How many of each source the player wants in the payment, at least and at most; or one payment as it is. */
export interface Wish {
  readonly least: { readonly [source: Thing]: number };
  readonly most: { readonly [source: Thing]: number };
  readonly whole?: Payment;
}

export const NO_WISH: Wish = { least: {}, most: {} };

/** What is given, as things with their number. */
export function sourcesOf(payment: Payment): ReadonlyMap<Thing, number> {
  const found = new Map<Thing, number>();
  const add = (thing: Thing, n = 1) => found.set(thing, (found.get(thing) ?? 0) + n);
  for (const card of [...(payment.cards ?? []), ...(payment.discard ?? [])]) add(inHand(card));
  for (const guardian of payment.boons ?? []) add(wonGuardian(guardian));
  for (const assistant of payment.assistants ?? []) add(ownAssistant(assistant));
  for (const icon of payment.icons ?? []) add(leftIcon(icon));
  if (payment.pilots !== undefined) add(PILOT, payment.pilots);
  return found;
}

/** What a card is worth to its owner in hand: Fear least, what does most when played most. */
function worth(card: CardId): number {
  const { kind, travel } = cardById[card];
  return (kind === 'fear' ? 1 : kind === 'basic' ? 3 : 5) + travel.length / 4;
}

/** How much it hurts: left-over icons are lost anyway, pilots cost coins. */
function hurt({ cards = [], discard = [], boons = [], assistants = [], pilots = 0 }: Payment): number {
  const given = [...cards, ...discard].reduce((sum, card) => sum + worth(card), 0);
  return given + boons.length * 4 + assistants.length * 4 + pilots * 6;
}

const fits = (payment: Payment, { least, most }: Wish): boolean => {
  const sources = sourcesOf(payment);
  const count = (thing: Thing) => sources.get(thing) ?? 0;
  return (
    Object.entries(least).every(([thing, n]) => count(thing) >= n) &&
    Object.entries(most).every(([thing, n]) => count(thing) <= n)
  );
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

/**
 * The wish after a source was pressed: one more of it, or one less. Older wishes that leave no legal
 * payment are dropped; a press that allows none at all changes nothing.
 */
export function pressed(payments: readonly Payment[], wish: Wish, source: Thing, give: boolean): Wish {
  const now = propose(payments, wish);
  const count = (now && sourcesOf(now).get(source)) ?? 0;
  const added: Wish = give
    ? { least: { [source]: count + 1 }, most: {} }
    : { least: {}, most: { [source]: Math.max(0, count - 1) } };
  const without = (list: Wish['least']) => Object.fromEntries(Object.entries(list).filter(([one]) => one !== source));
  const least = { ...without(wish.least), ...added.least };
  const most = { ...without(wish.most), ...added.most };
  const tries: readonly Wish[] = [{ least, most }, { least, most: added.most }, { least: added.least, most }, added];
  return tries.find((one) => propose(payments, one) !== undefined) ?? wish;
}

/** The payments that give the same things and leave other icons, when there is such a choice. */
export function leavings(payments: readonly Payment[], payment: Payment): readonly Payment[] {
  const given = ({ keep: _, ...rest }: Payment) => JSON.stringify(rest);
  const alike = payments.filter((one) => given(one) === given(payment));
  return alike.length > 1 ? alike : [];
}
