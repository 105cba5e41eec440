import {
  type Bringer,
  type Cost,
  type PlayerView,
  RESOURCES,
  type Resource,
  type Tokens,
  type TravelIcon,
  type WayToPay,
} from '@moonstaff/arnak';

/** One token, travel icon, idol or card of a price. */
export interface PriceSlot {
  readonly needs:
    | { readonly token: Resource }
    | { readonly travel: TravelIcon }
    | { readonly handCard: true }
    | { readonly idol: true };
  /** Whether it's there now. Travel and cards are as soon as some payment is. */
  readonly covered: boolean;
  /** What the way shown does to fill it. */
  readonly filledBy?: Bringer['action'];
}

/** One slot for everything a price asks for; `payable` if there's some way to pay its travel and cards. */
export const slotsOf = (cost: Cost, player: PlayerView, payable: boolean): readonly PriceSlot[] => [
  ...RESOURCES.flatMap((token) => repeat(cost[token] ?? 0, (i) => ({ needs: { token }, covered: i < player[token] }))),
  ...(cost.travel ?? []).map((travel) => ({ needs: { travel }, covered: payable })),
  ...repeat(cost.handCards ?? 0, () => ({ needs: { handCard: true }, covered: payable })),
  ...repeat(cost.unslottedIdols ?? 0, (i) => ({ needs: { idol: true }, covered: i < player.crates })),
];

const repeat = (n: number, slot: (i: number) => PriceSlot): readonly PriceSlot[] =>
  Array.from({ length: n }, (_, i) => slot(i));

/** The slots with what a way to pay would put into those that are still open. */
export function filled(slots: readonly PriceSlot[], way: WayToPay | undefined): readonly PriceSlot[] {
  const coming = (way?.first ?? []).flatMap(({ action, brings }) =>
    Object.entries(brings).flatMap(([token, n]) => Array.from({ length: n }, () => ({ token, action }))),
  );
  return slots.map((slot) => {
    const { needs, covered } = slot;
    if (covered || !('token' in needs)) return slot;
    const next = coming.findIndex(({ token }) => token === needs.token);
    const [found] = next < 0 ? [] : coming.splice(next, 1);
    return found === undefined ? slot : { ...slot, filledBy: found.action };
  });
}

/** The tokens of a price. */
export function tokensOf(slots: readonly PriceSlot[]): Tokens {
  const sum: { [R in Resource]?: number } = {};
  for (const { needs } of slots) if ('token' in needs) sum[needs.token] = (sum[needs.token] ?? 0) + 1;
  return sum;
}

/** The price as the rules write it. */
export function costOf(slots: readonly PriceSlot[]): Cost {
  const travel = slots.flatMap(({ needs }) => ('travel' in needs ? [needs.travel] : []));
  const handCards = slots.filter(({ needs }) => 'handCard' in needs).length;
  const unslottedIdols = slots.filter(({ needs }) => 'idol' in needs).length;
  return {
    ...tokensOf(slots),
    ...(travel.length > 0 && { travel }),
    ...(handCards > 0 && { handCards }),
    ...(unslottedIdols > 0 && { unslottedIdols }),
  };
}
