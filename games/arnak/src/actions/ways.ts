/**
 * Whole ways to pay a price: free actions that bring the missing tokens, then the payment.
 *
 * A-FREE-4, A-DISC-3, A-RES-1, A-GRD-5, A-BUY-8. Only free actions that just give tokens count here, or let one choose
 * tokens; anything else that asks or draws is left to the player.
 */
import { at } from '@moonstaff/kernel';
import type { ActionOf, ArnakAction, FreeAction, Payment } from '../action.ts';
import { assistantById, cardById, guardianById, type SlotOptionId, slotOptions, slotPoints } from '../data/index.ts';
import { type Cost, type Effect, type Icons, RESOURCES, type Tokens } from '../effects/language.ts';
import type { Player } from '../state.ts';
import { discounted, sumOf } from '../tokens.ts';
import { type Payer, paymentsBy } from '../travel.ts';
import { isFreeCard } from './play.ts';

export interface WayToPay {
  /** In this order, before paying. */
  readonly first: readonly Bringer[];
  readonly pay: Payment;
  /** Nothing but tokens is asked for, so the rules take the payment as soon as they are there. */
  readonly paysItself?: true;
}

/** A free action with what it gives. */
export interface Bringer {
  readonly action: FreeAction;
  /** Which of its effects is chosen, where it asks. */
  readonly choice?: ActionOf<'choose'>;
  readonly brings: Tokens;
}

interface Price extends Cost {
  readonly discount?: Icons;
}

type Traveller = Payer & Pick<Player, (typeof RESOURCES)[number] | 'crates' | 'slots'>;

const NO_ICONS: Icons = [];

/**
 * Every way in which nothing can be left out. Empty if free actions of this kind can't bring enough. `mainTaken`: with
 * the main action gone nobody can pass, so cards that offer that don't ask.
 */
export function waysToPay(player: Traveller, price: Price, mainTaken: boolean): readonly WayToPay[] {
  const { travel = NO_ICONS, discount = NO_ICONS, coins = 0, handCards = 0, unslottedIdols = 0 } = price;
  const crates = player.crates - unslottedIdols;
  if (crates < 0) return [];
  const sources = sourcesOf({ ...player, crates }, mainTaken);
  return enough(sources, player.slots, discounted(price, player)).flatMap((first) => {
    const payments = paymentsBy(after(player, first), { travel, discount, coins, handCards });
    const paysItself = first.length > 0 && payments.length === 1 && payments.every(spendsNothing);
    return payments.map((pay) => ({ first, pay, ...(paysItself && { paysItself }) }));
  });
}

const spendsNothing = (pay: Payment): boolean => Object.keys(pay).length === 1;

/** All actions of a way in their order. `deed` is what's paid for, if it isn't named until its tokens are there. */
export const actionsOf = ({ first, pay, paysItself }: WayToPay, deed?: ArnakAction): readonly ArnakAction[] => [
  ...first.flatMap(({ action, choice }) => (choice === undefined ? [action] : [action, choice])),
  ...(deed === undefined ? [] : [deed]),
  ...(paysItself ? [] : [pay]),
];

/** What one card, assistant, guardian or slot can give: one of these. */
type Source = readonly Bringer[];

function sourcesOf(player: Traveller, mainTaken: boolean): readonly Source[] {
  const source = (action: FreeAction, effect: Effect): Source =>
    partsOf(effect, mainTaken).flatMap(({ steps, choice }) =>
      steps.every(({ op }) => op === 'gain') ? [{ action, ...(choice && { choice }), brings: gainsOf(steps) }] : [],
    );
  const slots = Math.min(player.crates, slotPoints.length - player.slots);
  return [
    ...player.hand.filter(isFreeCard).map((card) => source({ type: 'play', card }, cardById[card].effect)),
    ...player.assistants.flatMap(({ id, gold, ready }) => {
      const { timing, ...sides } = assistantById[id];
      if (!ready || timing !== 'free') return [];
      return [source({ type: 'assistant', assistant: id }, gold ? sides.gold : sides.silver)];
    }),
    ...player.guardians.flatMap(({ id, used }) => {
      const { boon } = guardianById[id];
      return used || boon.kind !== 'freeAction' ? [] : [source({ type: 'boon', guardian: id }, boon.effect)];
    }),
    ...Array.from({ length: Math.max(0, slots) }, (_, i) =>
      slotOptions.flatMap(({ id, effect }) => source({ type: 'slot', slot: player.slots + i, option: id }, effect)),
    ),
  ];
}

const gainsOf = (steps: Effect): Tokens => sumOf(steps.flatMap((step) => (step.op === 'gain' ? [step] : [])));

interface Part {
  readonly steps: Effect;
  readonly choice?: ActionOf<'choose'>;
}

/** The effect, or its parts where one of them is chosen and nothing follows. */
export function partsOf(effect: Effect, mainTaken: boolean): readonly Part[] {
  const [step, ...more] = effect;
  if (step?.op !== 'choose' || step.pick !== 1 || more.length > 0) return [{ steps: effect }];
  return step.options.map(({ timing, steps }, option) =>
    timing === 'free' && mainTaken ? { steps } : { steps, choice: { type: 'choose', option } },
  );
}

/** Every choice that brings all that's missing and from which nothing can be left out; equal choices once. */
function enough(sources: readonly Source[], firstSlot: number, missing: Tokens): readonly (readonly Bringer[])[] {
  const found = new Map<string, readonly Bringer[]>();
  const search = (from: number, chosen: readonly Bringer[], short: Tokens): void => {
    if (isNothing(short)) {
      if (chosen.every((one) => isNeeded(one, chosen, missing))) found.set(keyOf(chosen), chosen);
      return;
    }
    for (let i = from; i < sources.length; i++) {
      for (const one of at(sources, i)) {
        const left = discounted(short, one.brings);
        if (isLess(left, short) && isNextSlot(one, chosen.at(-1), firstSlot)) search(i + 1, [...chosen, one], left);
      }
    }
  };
  search(0, [], missing);
  return [...found.values()];
}

const keyOf = (chosen: readonly Bringer[]): string =>
  JSON.stringify(chosen.map(({ action, choice }) => [action, choice]));

const isNothing = (tokens: Tokens): boolean => RESOURCES.every((resource) => (tokens[resource] ?? 0) === 0);

const isLess = (a: Tokens, b: Tokens): boolean => RESOURCES.some((resource) => (a[resource] ?? 0) < (b[resource] ?? 0));

const isNeeded = (one: Bringer, chosen: readonly Bringer[], missing: Tokens): boolean =>
  !isNothing(discounted(missing, sumOf(chosen.filter((other) => other !== one).map(({ brings }) => brings))));

/** Slots are filled in their order (A-IDOL-3), so it's enough to try each set of options once. */
function isNextSlot({ action }: Bringer, last: Bringer | undefined, firstSlot: number): boolean {
  if (action.type !== 'slot') return true;
  if (last?.action.type !== 'slot') return action.slot === firstSlot;
  return action.slot === last.action.slot + 1 && rankOf(last.action.option) <= rankOf(action.option);
}

const rankOf = (option: SlotOptionId): number => slotOptions.findIndex(({ id }) => id === option);

/** The player once the free actions are taken. */
function after(player: Traveller, chosen: readonly Bringer[]): Payer {
  const hand = [...player.hand];
  for (const { action } of chosen) if (action.type === 'play') hand.splice(hand.indexOf(action.card), 1);
  const tired = chosen.flatMap(({ action }) => (action.type === 'assistant' ? [action.assistant] : []));
  return {
    ...player,
    hand,
    coins: chosen.reduce((sum, { brings }) => sum + (brings.coins ?? 0), player.coins),
    assistants: player.assistants.map((one) => (tired.includes(one.id) ? { ...one, ready: false } : one)),
  };
}
