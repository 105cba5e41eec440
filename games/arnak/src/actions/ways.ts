/**
 * Whole ways to pay for an expedition: free actions that bring the missing compasses, then the payment.
 *
 * A-FREE-4, A-DISC-3. Only free actions that just give tokens count here, or let one choose tokens; anything else that
 * asks or draws is left to the player.
 */
import type { ActionOf, FreeAction, Payment } from '../action.ts';
import { assistantById, cardById, guardianById, slotOptions, slotPoints } from '../data/index.ts';
import type { Effect, Icons } from '../effects/language.ts';
import type { Player } from '../state.ts';
import { type Payer, paymentsBy } from '../travel.ts';
import { isFreeCard } from './play.ts';

export interface WayToPay {
  /** In this order, before paying. */
  readonly first: readonly (FreeAction | ActionOf<'choose'>)[];
  readonly pay: Payment;
  /** Travel costs nothing, so the rules pay as soon as the compasses are there. */
  readonly paysItself?: true;
}

interface TravelPrice {
  readonly compass: number;
  readonly travel: Icons;
  readonly discount: Icons;
}

type Traveller = Payer & Pick<Player, 'compass' | 'crates' | 'slots'>;

/** A free action with what it gives. */
interface Bringer {
  readonly action: FreeAction;
  /** Which of its effects is chosen, where it asks. */
  readonly choice?: ActionOf<'choose'>;
  readonly compass: number;
  readonly coins: number;
}

/** Every way in which nothing can be left out. Empty if free actions of this kind can't bring enough. */
export function waysToPay(player: Traveller, { compass, travel, discount }: TravelPrice): readonly WayToPay[] {
  const price = { travel, discount, coins: 0, handCards: 0 };
  return enough(bringersOf(player), compass - player.compass).flatMap((chosen) => {
    const first = chosen.flatMap(({ action, choice }) => (choice === undefined ? [action] : [action, choice]));
    const payments = paymentsBy(after(player, chosen), price);
    const paysItself = first.length > 0 && payments.length === 1 && payments.every(spendsNothing);
    return payments.map((pay) => ({ first, pay, ...(paysItself && { paysItself }) }));
  });
}

const spendsNothing = (pay: Payment): boolean => Object.keys(pay).length === 1;

function bringersOf(player: Traveller): readonly Bringer[] {
  const found: Bringer[] = [];
  const add = (action: FreeAction, whole: Effect): void => {
    const { effect, choice } = compassesOf(whole);
    if (!effect.every(({ op }) => op === 'gain')) return;
    const sum = (token: 'compass' | 'coins'): number =>
      effect.reduce((total, step) => total + (step.op === 'gain' ? (step[token] ?? 0) : 0), 0);
    if (sum('compass') > 0)
      found.push({ action, ...(choice && { choice }), compass: sum('compass'), coins: sum('coins') });
  };
  for (const card of player.hand) if (isFreeCard(card)) add({ type: 'play', card }, cardById[card].effect);
  for (const { id, gold, ready } of player.assistants) {
    const { timing, ...sides } = assistantById[id];
    if (ready && timing === 'free') add({ type: 'assistant', assistant: id }, gold ? sides.gold : sides.silver);
  }
  for (const { id, used } of player.guardians) {
    const { boon } = guardianById[id];
    if (!used && boon.kind === 'freeAction') add({ type: 'boon', guardian: id }, boon.effect);
  }
  const [best] = slotOptions.filter(({ effect }) => givesCompass(effect));
  const slots = best === undefined ? 0 : Math.min(player.crates, slotPoints.length - player.slots);
  for (let i = 0; i < slots; i++) {
    if (best !== undefined) add({ type: 'slot', slot: player.slots + i, option: best.id }, best.effect);
  }
  return found;
}

const givesCompass = (effect: Effect): boolean => effect.some((step) => step.op === 'gain' && 'compass' in step);

/** The effect, or the part of it that brings compasses where one part may be chosen. */
export function compassesOf(effect: Effect): { readonly effect: Effect; readonly choice?: ActionOf<'choose'> } {
  const [step, ...more] = effect;
  if (step?.op !== 'choose' || step.pick !== 1 || more.length > 0) return { effect };
  const option = step.options.findIndex(({ steps }) => givesCompass(steps));
  const chosen = step.options[option];
  // Nobody can pass on the way, so nothing is asked.
  if (chosen?.timing === 'free') return { effect: chosen.steps };
  return chosen === undefined ? { effect } : { effect: chosen.steps, choice: { type: 'choose', option } };
}

/** Every choice that brings enough compasses and from which nothing can be left out; equal choices once. */
function enough(bringers: readonly Bringer[], compass: number): readonly (readonly Bringer[])[] {
  const found = new Map<string, readonly Bringer[]>();
  const search = (from: number, chosen: readonly Bringer[], missing: number): void => {
    if (missing <= 0) {
      if (chosen.every((one) => missing + one.compass > 0)) {
        found.set(JSON.stringify(chosen.map(({ action }) => action)), chosen);
      }
      return;
    }
    for (const [i, one] of bringers.entries()) {
      if (i >= from && !skipsSlot(bringers[i - 1], one, chosen)) {
        search(i + 1, [...chosen, one], missing - one.compass);
      }
    }
  };
  search(0, [], compass);
  return [...found.values()];
}

/** Slots are filled in their order (A-IDOL-3). */
const skipsSlot = (before: Bringer | undefined, { action }: Bringer, chosen: readonly Bringer[]): boolean =>
  action.type === 'slot' && before?.action.type === 'slot' && !chosen.includes(before);

/** The player once the free actions are taken. */
function after(player: Traveller, chosen: readonly Bringer[]): Payer {
  const hand = [...player.hand];
  for (const { action } of chosen) if (action.type === 'play') hand.splice(hand.indexOf(action.card), 1);
  const tired = chosen.flatMap(({ action }) => (action.type === 'assistant' ? [action.assistant] : []));
  return {
    ...player,
    hand,
    coins: chosen.reduce((sum, { coins }) => sum + coins, player.coins),
    assistants: player.assistants.map((one) => (tired.includes(one.id) ? { ...one, ready: false } : one)),
  };
}
