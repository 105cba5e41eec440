import {
  type CardId,
  guardianById,
  type Payment,
  type PricedAction,
  type Tokens,
  type WayToPay,
  waysToPay,
} from '@moonstaff/arnak';
import type { Moment } from '../moment.ts';
import { openCards } from '../open.ts';
import { ownPlayer, ownSeat, questionOf } from '../state.ts';
import { type Spot, siteThing } from '../things.ts';
import { changesBy } from './brings.ts';
import { type Instead, insteadOf } from './instead.ts';
import { cheapestFirst } from './loss.ts';
import { filled, type PriceSlot, slotsOf, tokensOf } from './price.ts';
import type { Priced } from './priced.ts';
import { missing } from './shortages.ts';

/** A price that is asked for, and how it can be paid. */
interface Asked {
  /** What it is paid for. */
  readonly target?: Spot;
  readonly slots: readonly PriceSlot[];
  /** Tokens to be brought before it can be paid. */
  readonly missing?: Tokens;
  /** The cheapest first. */
  readonly ways: readonly WayToPay[];
  readonly instead: readonly Instead[];
}

export interface Paying extends Asked {
  /** The one that the big button carries out. */
  readonly chosen?: WayToPay;
  /** The one that is pointed at, or else the chosen one: what the board shows. */
  readonly shown?: WayToPay;
  /** Cards that stay in hand after the way shown. */
  readonly kept: readonly CardId[];
  /** What the way shown changes on the counters. */
  readonly changes: Tokens;
}

/** What a player means to pay for although tokens are missing. */
export type Wanted = PricedAction['action'];

interface Picked {
  /** What is to be done once free actions have brought what's missing. */
  readonly wanted?: Wanted | undefined;
  /** Chosen by the player. */
  readonly way?: WayToPay | undefined;
  /** Pointed at. */
  readonly weighed?: WayToPay | undefined;
  /** Made of sources that were pressed. */
  readonly payment?: Payment | undefined;
}

/** What the player is asked to pay now, with the way that was chosen or else the cheapest. */
export function payingOf(moment: Moment, { wanted, way, weighed, payment }: Picked): Paying | undefined {
  const asked = askedFor(moment, wanted);
  if (asked === undefined) return undefined;
  const player = ownPlayer(moment.view);
  const known = (one: WayToPay | undefined) => asked.ways.find((other) => one !== undefined && isSameWay(one, other));
  const picked = known(way);
  const plain = payment && { first: [], pay: payment };
  const chosen = picked !== undefined && isLong(picked) ? picked : (plain ?? picked ?? asked.ways[0]);
  const shown = known(weighed) ?? chosen;
  return {
    ...asked,
    ...(chosen && { chosen }),
    ...(shown && { shown }),
    slots: filled(asked.slots, shown),
    kept: keptBy(shown, openCards(player.hand)),
    changes: shown === undefined ? {} : changesBy(shown, tokensOf(asked.slots)),
  };
}

/** What it costs at this moment; nothing if it's no longer offered. */
export const pricedFor = ({ priced }: Moment, wanted: Wanted | undefined): Priced | undefined =>
  priced.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));

/** Whether free actions come first. */
export const isLong = ({ first }: WayToPay): boolean => first.length > 0;

const isSameWay = (a: WayToPay, b: WayToPay): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ways that only leave other icons are one. */
export function differentWays(ways: readonly WayToPay[]): readonly WayToPay[] {
  return ways.filter((way, i) => ways.findIndex((one) => isAlike(one, way)) === i);
}

/** Whether two ways give the same things. */
export const isAlike = (a: WayToPay, b: WayToPay): boolean => given(a) === given(b);

const given = ({ first, pay: { keep: _, ...pay } }: WayToPay): string => JSON.stringify([first, pay]);

function keptBy(way: WayToPay | undefined, hand: readonly CardId[]): readonly CardId[] {
  const kept = [...hand];
  const played = (way?.first ?? []).flatMap(({ action }) => (action.type === 'play' ? [action.card] : []));
  for (const card of [...played, ...(way?.pay.cards ?? []), ...(way?.pay.discard ?? [])]) {
    const at = kept.indexOf(card);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}

/** Every way to pay what is asked for now, the cheapest first. */
export const waysNow = (moment: Moment, wanted: Wanted | undefined): readonly WayToPay[] =>
  askedFor(moment, wanted)?.ways ?? [];

/** The payment for a journey to a site that's known, if without free actions there's no other. */
export function onlyFare(moment: Moment): Payment | undefined {
  const question = questionOf(moment.view);
  if (question?.at !== 'voyage' || question.discover || moment.payments.length !== 1) return undefined;
  const asked = askedFor(moment, undefined);
  return asked?.instead.length === 0 ? moment.payments[0] : undefined;
}

function askedFor(moment: Moment, wanted: Wanted | undefined): Asked | undefined {
  const { view, payments } = moment;
  const question = questionOf(view);
  const player = ownPlayer(view);
  const deed = pricedFor(moment, wanted);
  if (deed !== undefined) {
    const { thing, cost, ways } = deed;
    const short = missing(cost, player);
    return {
      target: thing,
      slots: slotsOf(cost, player, ways.length > 0),
      ...(short && { missing: short }),
      ways,
      instead: [],
    };
  }
  // What others are asked isn't paid from here.
  if (view.active !== ownSeat(view)) return undefined;
  if (question?.at === 'voyage') {
    const { compass, travel, site, space, discover } = question;
    const short = missing({ compass }, player);
    const ways = waysToPay({ ...player, hand: openCards(player.hand) }, question, view.main);
    return {
      target: discover ? siteThing(site) : { on: 'space', site, space },
      slots: slotsOf({ compass, travel }, player, ways.length > 0),
      ...(short && { missing: short }),
      ways: cheapestFirst(ways),
      instead: insteadOf(moment, question),
    };
  }
  if (payments.length === 0) return undefined;
  const paid = { ways: cheapestFirst(payments.map((pay) => ({ first: [], pay }))), instead: [] };
  if (question?.at === 'guardianPrice') {
    const guardian = view.sites.find(({ id }) => id === question.site)?.guardian ?? 'none';
    const cost = guardian === 'none' ? {} : guardianById[guardian].cost;
    return { target: { on: 'guardian', site: question.site }, slots: slotsOf(cost, player, true), ...paid };
  }
  return question?.at === 'pay' ? { slots: slotsOf(question.cost, player, true), ...paid } : undefined;
}
