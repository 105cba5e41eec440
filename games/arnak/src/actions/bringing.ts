/**
 * Which free actions together bring the tokens that a price lacks.
 *
 * A-FREE-4, A-IDOL-3.
 */
import { at } from '@moonstaff/kernel';
import type { ActionOf, FreeAction } from '../action.ts';
import { type SlotOptionId, slotOptions } from '../data/index.ts';
import { RESOURCES, type Tokens } from '../effects/language.ts';

/** A free action with what it gives. */
export interface Bringer {
  readonly action: FreeAction;
  /** What is answered where it asks: which effect is chosen, that the exchange is made. */
  readonly answers?: readonly Answer[];
  readonly brings: Tokens;
  /** What it takes in exchange. */
  readonly takes?: Tokens;
}

type Answer = ActionOf<'choose'> | ActionOf<'trade'> | ActionOf<'pay'>;

/** What one card, assistant, guardian or slot can give: one of these. */
export type Source = readonly Bringer[];

/** The player who pays: their tokens, and how many slots are filled. */
export type Holder = { readonly [Resource in (typeof RESOURCES)[number]]: number } & { readonly slots: number };

/** How much of each token, in the order of `RESOURCES`. Below zero it's missing. */
type Amounts = readonly number[];

const amountsOf = (tokens: Tokens): Amounts => RESOURCES.map((resource) => tokens[resource] ?? 0);
const plus = (a: Amounts, b: Amounts): Amounts => a.map((n, i) => n + at(b, i));
const minus = (a: Amounts, b: Amounts): Amounts => a.map((n, i) => n - at(b, i));
const suffices = (left: Amounts): boolean => left.every((n) => n >= 0);

/** A bringer with what it changes. */
interface Change {
  readonly bringer: Bringer;
  readonly brings: Amounts;
  /** What it brings, less what it takes. */
  readonly net: Amounts;
}

function changeBy(bringer: Bringer): Change {
  const brings = amountsOf(bringer.brings);
  return { bringer, brings, net: minus(brings, amountsOf(bringer.takes ?? {})) };
}

/** The most that this source and all after it could bring of each token. */
function mostFrom(sources: readonly (readonly Change[])[]): readonly Amounts[] {
  const most: Amounts[] = [amountsOf({})];
  for (const source of sources.toReversed()) {
    const best = source.reduce<Amounts>(
      (sum, { brings }) => sum.map((n, i) => Math.max(n, at(brings, i))),
      amountsOf({}),
    );
    most.unshift(plus(best, at(most, 0)));
  }
  return most;
}

/** Every choice that brings all that's missing and from which nothing can be left out; equal choices once. */
export function enough(sources: readonly Source[], holder: Holder, price: Tokens): readonly (readonly Bringer[])[] {
  const found = new Map<string, readonly Bringer[]>();
  const changes = sources.map((source) => source.map(changeBy));
  const most = mostFrom(changes);
  const search = (from: number, chosen: readonly Change[], left: Amounts, lastSlot: Bringer | undefined): void => {
    if (suffices(left)) {
      if (chosen.some(({ net }) => suffices(minus(left, net)))) return;
      const first = inOrder(
        chosen.map(({ bringer }) => bringer),
        holder.slots,
      );
      if (isFeasible(first, holder)) found.set(keyOf(first), first);
      return;
    }
    for (let i = from; i < changes.length; i++) {
      // What's missing now can't be brought by all that's left.
      if (!suffices(plus(left, at(most, i)))) return;
      for (const change of at(changes, i)) {
        const { bringer, brings, net } = change;
        if (!left.some((n, token) => n < 0 && at(brings, token) > 0)) continue;
        if (!isNextSlot(bringer, lastSlot, holder.slots)) continue;
        const isSlot = bringer.action.type === 'slot';
        search(i + 1, [...chosen, change], plus(left, net), isSlot ? bringer : lastSlot);
      }
    }
  };
  search(0, [], minus(amountsOf(holder), amountsOf(price)), undefined);
  return [...found.values()];
}

const keyOf = (chosen: readonly Bringer[]): string =>
  JSON.stringify(chosen.map(({ action, answers }) => [action, answers]));

/** Slots are filled in their order (A-IDOL-3), so it's enough to try each set of options once. */
function isNextSlot({ action }: Bringer, last: Bringer | undefined, firstSlot: number): boolean {
  if (action.type !== 'slot') return true;
  if (last?.action.type !== 'slot') return action.slot === firstSlot;
  return action.slot === last.action.slot + 1 && rankOf(last.action.option) <= rankOf(action.option);
}

const rankOf = (option: SlotOptionId): number => slotOptions.findIndex(({ id }) => id === option);

const TYPES: readonly FreeAction['type'][] = ['play', 'assistant', 'boon', 'slot'];

/** What's exchanged has to be brought first, though it was chosen later. Slots get new numbers. */
function inOrder(chosen: readonly Bringer[], firstSlot: number): readonly Bringer[] {
  const type = ({ action }: Bringer): number => TYPES.indexOf(action.type);
  const given = chosen.filter(({ takes }) => takes === undefined).toSorted((a, b) => type(a) - type(b));
  const exchanged = chosen.filter(({ takes }) => takes !== undefined).toReversed();
  let slot = firstSlot;
  return [...given, ...exchanged].map((one) =>
    one.action.type === 'slot' ? { ...one, action: { ...one.action, slot: slot++ } } : one,
  );
}

/** Whether everything that's exchanged is there when its turn comes. */
function isFeasible(first: readonly Bringer[], holder: Holder): boolean {
  let held = amountsOf(holder);
  return first.every((one) => {
    if (!suffices(minus(held, amountsOf(one.takes ?? {})))) return false;
    held = plus(held, changeBy(one).net);
    return true;
  });
}
