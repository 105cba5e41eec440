/**
 * Paying in travel icons.
 *
 * A-TRV-1 to A-TRV-10, A-KEY-4, A-BOON-3, A-AST-13. A payment is a set of sources from which none can be left
 * out, and the icons that remain where that is a choice.
 */
import type { Seat } from '@moonstaff/kernel';
import type { Payment } from './action.ts';
import {
  type AssistantId,
  assistantById,
  type CardId,
  cardById,
  type GuardianId,
  guardianById,
  PILOT_COINS,
} from './data/index.ts';
import { type Effect, type Icons, TRAVEL_ICONS, type TravelIcon } from './effects/language.ts';
import { NOTHING } from './frozen.ts';
import { kinds } from './piles.ts';
import { type ArnakState, type OwnAssistant, type Player, playerAt } from './state.ts';

/** How many icons of each kind. */
type Count = { [I in TravelIcon]: number };

const none = (): Count => ({ boot: 0, car: 0, ship: 0, plane: 0 });

export function addIcons(count: Count, icons: Icons, allPlanes: boolean, times = 1): Count {
  for (const icon of icons) {
    // Search spends much of its time here, and fields by name are several times as fast as `count[icon]`.
    if (allPlanes || icon === 'plane') count.plane += times;
    else if (icon === 'boot') count.boot += times;
    else if (icon === 'car') count.car += times;
    else count.ship += times;
  }
  return count;
}

const covers = (have: Count, need: Count): boolean =>
  isEnough(have.boot - need.boot, have.car - need.car, have.ship - need.ship, have.plane - need.plane);

/**
 * Whether what's too much of some icons makes up for what's missing of others. A plane covers anything, car and ship their
 * own kind or a boot, a boot only boots (A-TRV-2).
 */
function isEnough(boots: number, cars: number, ships: number, planes: number): boolean {
  const left = planes + Math.min(0, cars) + Math.min(0, ships);
  return left >= 0 && boots + Math.max(0, cars) + Math.max(0, ships) + left >= 0;
}

/** The icons an assistant yields if it is used for travel; one of its alternatives counts (A-AST-10). */
function travelOf(effect: Effect): Icons | undefined {
  const [step, ...more] = effect;
  if (step === undefined || more.length > 0) return undefined;
  if (step.op === 'travel') return step.icons;
  if (step.op !== 'choose' || step.pick !== 1) return undefined;
  for (const option of step.options) {
    const icons = travelOf(option.steps);
    if (icons !== undefined) return icons;
  }
  return undefined;
}

export const assistantTravel = (assistant: OwnAssistant): Icons | undefined => {
  const { silver, gold } = assistantById[assistant.id];
  return travelOf(assistant.gold ? gold : silver);
};

/** How many pilots can be hired (A-TRV-6). */
export const pilotsFor = (coins: number): number => Math.floor(coins / PILOT_COINS);

/** All icons a player could bring up now, pilots for `coins` included. */
export type Reach = Count;

export function reachOf(player: Player, coins: number): Reach {
  const reach = none();
  const planes = player.allPlanes;
  for (const card of player.hand) addIcons(reach, cardById[card].travel, planes);
  addIcons(reach, player.icons, planes);
  for (const guardian of player.guardians) {
    const { boon } = guardianById[guardian.id];
    if (!guardian.used && boon.kind === 'travel') addIcons(reach, boon.icons, planes);
  }
  for (const assistant of player.assistants) {
    const icons = assistant.ready ? assistantTravel(assistant) : undefined;
    if (icons !== undefined) addIcons(reach, icons, planes);
  }
  reach.plane += pilotsFor(coins);
  return reach;
}

/** Whether a travel cost is within reach, with a discount as if its icons were held (A-KEY-3, A-KEY-4). */
export function canTravel(reach: Reach, cost: Icons, discount: Icons, allPlanes: boolean): boolean {
  let { boot, car, ship, plane } = discount.length === 0 ? reach : addIcons({ ...reach }, discount, allPlanes);
  for (const icon of cost) {
    if (icon === 'boot') boot--;
    else if (icon === 'car') car--;
    else if (icon === 'ship') ship--;
    else plane--;
  }
  return isEnough(boot, car, ship, plane);
}

type Source =
  | { readonly what: 'icon'; readonly id: TravelIcon; readonly icons: Icons; readonly copies: number }
  | { readonly what: 'card'; readonly id: CardId; readonly icons: Icons; readonly copies: number }
  | { readonly what: 'boon'; readonly id: GuardianId; readonly icons: Icons; readonly copies: number }
  | { readonly what: 'assistant'; readonly id: AssistantId; readonly icons: Icons; readonly copies: number }
  | { readonly what: 'pilot'; readonly id: 'pilot'; readonly icons: Icons; readonly copies: number };

const copiesOf = <T>(list: readonly T[], thing: T): number => {
  let copies = 0;
  for (const other of list) if (other === thing) copies++;
  return copies;
};

/** What paying needs to know of a player. */
export type Payer = Pick<Player, 'coins' | 'icons' | 'guardians' | 'assistants' | 'allPlanes'> & {
  readonly hand: readonly CardId[];
};

function sourcesOf(player: Payer, coins: number, without: readonly CardId[]): readonly Source[] {
  const sources: Source[] = [];
  if (player.icons.length > 0) {
    for (const id of TRAVEL_ICONS) {
      const copies = copiesOf(player.icons, id);
      if (copies > 0) sources.push({ what: 'icon', id, icons: [id], copies });
    }
  }
  for (const id of kinds(player.hand)) {
    const copies = copiesOf(player.hand, id) - copiesOf(without, id);
    if (copies > 0) sources.push({ what: 'card', id, icons: cardById[id].travel, copies });
  }
  for (const { id, used } of player.guardians) {
    const { boon } = guardianById[id];
    if (!used && boon.kind === 'travel') sources.push({ what: 'boon', id, icons: boon.icons, copies: 1 });
  }
  for (const assistant of player.assistants) {
    const icons = assistant.ready ? assistantTravel(assistant) : undefined;
    if (icons !== undefined) sources.push({ what: 'assistant', id: assistant.id, icons, copies: 1 });
  }
  const pilots = pilotsFor(coins);
  if (pilots > 0) sources.push({ what: 'pilot', id: 'pilot', icons: PILOT, copies: pilots });
  return sources;
}

const PILOT: Icons = ['plane'];

/** Whether icons of a source can serve a cost at all. */
const serves = (icons: Icons, need: Count, allPlanes: boolean): boolean =>
  icons.some((icon) => allPlanes || icon === 'plane' || need[icon] > 0 || need.boot > 0);

/** Every set of sources of which none can be left out: no more sources than icons to cover. */
function minimalSets(sources: readonly Source[], cost: Icons, discount: Icons, allPlanes: boolean): Source[][] {
  const need = addIcons(none(), cost, false);
  const useful = sources.filter((source) => serves(source.icons, need, allPlanes));
  // Any of these covers a single icon.
  if (cost.length === 1 && discount.length === 0) return useful.map((source) => [source]);
  const have = addIcons(none(), discount, allPlanes);
  const chosen: Source[] = [];
  const found: Source[][] = [];

  const isMinimal = (): boolean =>
    chosen.every((source) => {
      addIcons(have, source.icons, allPlanes, -1);
      const without = covers(have, need);
      addIcons(have, source.icons, allPlanes);
      return !without;
    });

  const search = (from: number): void => {
    if (covers(have, need)) {
      if (isMinimal()) found.push(chosen.slice());
      return;
    }
    if (chosen.length === cost.length) return;
    for (let i = from; i < useful.length; i++) {
      const source = useful[i];
      if (source === undefined || copiesOf(chosen, source) === source.copies) continue;
      chosen.push(source);
      addIcons(have, source.icons, allPlanes);
      search(i);
      addIcons(have, source.icons, allPlanes, -1);
      chosen.pop();
    }
  };
  search(0);
  return found;
}

const NOTHING_LEFT: readonly Icons[] = [NOTHING];

/** The icons that can remain of what's used up: as many as possible, each different selection once (A-TRV-5). */
function remainders(used: readonly Icons[], cost: Icons, discount: Icons, allPlanes: boolean): readonly Icons[] {
  if (used.every(({ length }) => length === 1)) return NOTHING_LEFT;
  const icons = used.flat().map((icon): TravelIcon => (allPlanes ? 'plane' : icon));
  icons.sort((a, b) => TRAVEL_ICONS.indexOf(a) - TRAVEL_ICONS.indexOf(b));
  const need = addIcons(none(), cost, false);
  let best: Icons[] = [];
  let most = -1;
  for (let mask = 0; mask < 1 << icons.length; mask++) {
    const kept = icons.filter((_, i) => (mask & (1 << i)) !== 0);
    if (kept.length < most) continue;
    const have = addIcons(none(), discount, allPlanes);
    for (const [i, icon] of icons.entries()) if ((mask & (1 << i)) === 0) have[icon]++;
    if (!covers(have, need)) continue;
    if (kept.length > most) {
      most = kept.length;
      best = [];
    }
    if (!best.some((other) => other.every((icon, i) => icon === kept[i]))) best.push(kept);
  }
  return best;
}

function paymentOf(set: readonly Source[], keep: Icons | undefined, discard: readonly CardId[]): Payment {
  const cards: CardId[] = [];
  const boons: GuardianId[] = [];
  const assistants: AssistantId[] = [];
  const icons: TravelIcon[] = [];
  let pilots = 0;
  for (const source of set) {
    if (source.what === 'card') cards.push(source.id);
    else if (source.what === 'boon') boons.push(source.id);
    else if (source.what === 'assistant') assistants.push(source.id);
    else if (source.what === 'icon') icons.push(source.id);
    else pilots++;
  }
  // Made many times for one question: put together piece by piece, which is several times as fast as spreading.
  const payment: { -readonly [part in keyof Payment]: Payment[part] } = { type: 'pay' };
  if (cards.length > 0) payment.cards = cards;
  if (boons.length > 0) payment.boons = boons;
  if (assistants.length > 0) payment.assistants = assistants;
  if (pilots > 0) payment.pilots = pilots;
  if (icons.length > 0) payment.icons = icons;
  if (keep !== undefined) payment.keep = keep;
  if (discard.length > 0) payment.discard = discard;
  return payment;
}

export interface TravelPrice {
  readonly travel: Icons;
  readonly discount: Icons;
  /** Coins that the same price needs elsewhere, so that no pilot can be hired with them. */
  readonly coins: number;
  readonly handCards: number;
}

/** Every way to pay a price in travel and hand cards. */
export const payments = (state: ArnakState, seat: Seat, price: TravelPrice): readonly Payment[] =>
  paymentsBy(playerAt(state, seat), price);

export function paymentsBy(player: Payer, price: TravelPrice): readonly Payment[] {
  const list: Payment[] = [];
  for (const discard of handfuls(player.hand, price.handCards)) {
    const sources = sourcesOf(player, player.coins - price.coins, discard);
    for (const set of minimalSets(sources, price.travel, price.discount, player.allPlanes)) {
      const used = set.map(({ icons }) => icons);
      const kept = remainders(used, price.travel, price.discount, player.allPlanes);
      for (const keep of kept) list.push(paymentOf(set, kept.length > 1 ? keep : undefined, discard));
    }
  }
  return list;
}

/** The icons a payment leaves over. */
export function leftOver(state: ArnakState, seat: Seat, price: TravelPrice, payment: Payment): Icons {
  if (payment.keep !== undefined) return payment.keep;
  const player = playerAt(state, seat);
  const used: Icons[] = [];
  for (const card of payment.cards ?? NOTHING) used.push(cardById[card].travel);
  for (const guardian of payment.boons ?? NOTHING) {
    const { boon } = guardianById[guardian];
    if (boon.kind === 'travel') used.push(boon.icons);
  }
  for (const assistant of player.assistants) {
    const icons = payment.assistants?.includes(assistant.id) ? assistantTravel(assistant) : undefined;
    if (icons !== undefined) used.push(icons);
  }
  for (const icon of payment.icons ?? NOTHING) used.push([icon]);
  for (let i = 0; i < (payment.pilots ?? 0); i++) used.push(PILOT);
  return remainders(used, price.travel, price.discount, player.allPlanes)[0] ?? NOTHING;
}

/** Every different choice of `count` cards, by kind. */
function handfuls(hand: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  const found: CardId[][] = [];
  const ids = [...new Set(hand)];
  const search = (from: number, chosen: readonly CardId[]): void => {
    if (chosen.length === count) {
      found.push([...chosen]);
      return;
    }
    for (let i = from; i < ids.length; i++) {
      const id = ids[i];
      if (id !== undefined && copiesOf(chosen, id) < copiesOf(hand, id)) search(i, [...chosen, id]);
    }
  };
  search(0, []);
  return found;
}
