import {
  type ArnakAction,
  guardianById,
  type Payment,
  type Resource,
  type Tokens,
  type TravelIcon,
  type WayToPay,
  waysToPay,
} from '@moonstaff/arnak';
import type { Moment } from '../moment.ts';
import { openCards } from '../open.ts';
import { ownPlayer, questionOf } from '../state.ts';
import { type Spot, siteThing } from '../things.ts';
import { hurt } from './payment.ts';
import { missing } from './shortages.ts';

/** One token, travel icon or card of a price. */
export interface PriceSlot {
  readonly needs: { readonly token: Resource } | { readonly travel: TravelIcon } | { readonly handCard: true };
  /** Whether it is there now; travel and cards are as soon as some payment is. */
  readonly covered: boolean;
}

/** A price that is asked for, and how it can be paid. */
export interface Paying {
  /** What it is paid for. */
  readonly target?: Spot;
  readonly slots: readonly PriceSlot[];
  /** Tokens to be brought before it can be paid. */
  readonly missing?: Tokens;
  /** The cheapest first. */
  readonly ways: readonly WayToPay[];
  /** The one that the big button carries out. */
  readonly chosen?: WayToPay;
}

/** What the player is asked to pay now, with the way that was chosen or else the cheapest. */
export function payingOf(moment: Moment, way: WayToPay | undefined, payment: Payment | undefined): Paying | undefined {
  const paying = askedFor(moment);
  const [cheapest] = paying?.ways ?? [];
  const picked = paying?.ways.find((one) => way !== undefined && isSameWay(one, way)) ?? cheapest;
  const chosen = payment === undefined ? picked : { first: [], pay: payment };
  return paying && { ...paying, ...(chosen && { chosen }) };
}

const isSameWay = (a: WayToPay, b: WayToPay): boolean => JSON.stringify(a) === JSON.stringify(b);

function askedFor({ view, payments }: Moment): Paying | undefined {
  const question = questionOf(view);
  const player = ownPlayer(view);
  if (question?.at === 'voyage') {
    const { compass, travel, site, space, discover } = question;
    const short = missing({ compass }, player);
    const ways = waysToPay({ ...player, hand: openCards(player.hand) }, question);
    return {
      target: discover ? siteThing(site) : { on: 'space', site, space },
      slots: [...tokenSlots({ compass }, player), ...travelSlots(travel, ways.length > 0)],
      ...(short && { missing: short }),
      ways: sorted(ways),
    };
  }
  if (payments.length === 0) return undefined;
  const ways = sorted(payments.map((pay) => ({ first: [], pay })));
  if (question?.at === 'guardianPrice') {
    const guardian = view.sites.find(({ id }) => id === question.site)?.guardian ?? 'none';
    const cost = guardian === 'none' ? {} : guardianById[guardian].cost;
    return { target: { on: 'guardian', site: question.site }, slots: costSlots(cost, player), ways };
  }
  return question?.at === 'pay' ? { slots: costSlots(question.cost, player), ways } : undefined;
}

type Cost = Tokens & { readonly travel?: readonly TravelIcon[]; readonly handCards?: number };

const costSlots = (cost: Cost, player: { readonly [R in Resource]: number }): readonly PriceSlot[] => [
  ...tokenSlots(cost, player),
  ...travelSlots(cost.travel ?? [], true),
  ...Array.from({ length: cost.handCards ?? 0 }, (): PriceSlot => ({ needs: { handCard: true }, covered: true })),
];

const TOKENS = ['coins', 'compass', 'tablet', 'arrowhead', 'jewel'] as const satisfies readonly Resource[];

const tokenSlots = (cost: Tokens, player: { readonly [R in Resource]: number }): readonly PriceSlot[] =>
  TOKENS.flatMap((token) =>
    Array.from({ length: cost[token] ?? 0 }, (_, i) => ({ needs: { token }, covered: i < player[token] })),
  );

const travelSlots = (travel: readonly TravelIcon[], covered: boolean): readonly PriceSlot[] =>
  travel.map((icon) => ({ needs: { travel: icon }, covered }));

const sorted = (ways: readonly WayToPay[]): readonly WayToPay[] => ways.toSorted((a, b) => loss(a) - loss(b));

/** What is given up: free actions are used for what they do, so they count for half. */
const loss = ({ first, pay }: WayToPay): number =>
  hurt(pay) + first.reduce((sum, action) => sum + hurt(givenFor(action)) / 2, 0);

function givenFor(action: ArnakAction): Payment {
  switch (action.type) {
    case 'play':
      return { type: 'pay', cards: [action.card] };
    case 'assistant':
      return { type: 'pay', assistants: [action.assistant] };
    case 'boon':
      return { type: 'pay', boons: [action.guardian] };
    default:
      return { type: 'pay' };
  }
}
