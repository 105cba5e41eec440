import { PILOT_COINS, RESOURCES, type Resource, type Tokens, type WayToPay } from '@moonstaff/arnak';

/** What a whole way to pay changes on the player's counters: what it brings, less the price and the pilots. */
export function changesBy({ first, pay }: WayToPay, price: Tokens): Tokens {
  const pilots: Tokens = { coins: (pay.pilots ?? 0) * PILOT_COINS };
  const total = (resource: Resource): number =>
    first.reduce((sum, { brings, takes }) => sum + (brings[resource] ?? 0) - (takes?.[resource] ?? 0), 0) -
    (price[resource] ?? 0) -
    (pilots[resource] ?? 0);
  return Object.fromEntries(RESOURCES.map((resource) => [resource, total(resource)]));
}
