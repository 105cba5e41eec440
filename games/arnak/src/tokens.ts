/** Resources: gaining and paying them (A-GEN-3 to A-GEN-6). */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import { RESOURCES, type Tokens } from './effects/language.ts';
import { type ArnakState, type Player, playerAt } from './state.ts';

export const hasTokens = (p: Player, cost: Tokens): boolean =>
  (cost.coins === undefined || p.coins >= cost.coins) &&
  (cost.compass === undefined || p.compass >= cost.compass) &&
  (cost.tablet === undefined || p.tablet >= cost.tablet) &&
  (cost.arrowhead === undefined || p.arrowhead >= cost.arrowhead) &&
  (cost.jewel === undefined || p.jewel >= cost.jewel);

/** The resources of a record that may hold more than them. */
export function tokensOf(source: Tokens): { [name: string]: number } {
  const tokens: { [name: string]: number } = {};
  for (const resource of RESOURCES) {
    const amount = source[resource];
    if (amount !== undefined && amount > 0) tokens[resource] = amount;
  }
  return tokens;
}

/** Returns what has moved; absent if that's nothing. */
function move(p: Player, tokens: Tokens, sign: 1 | -1): ReturnType<typeof tokensOf> | undefined {
  let moved: ReturnType<typeof tokensOf> | undefined;
  for (const resource of RESOURCES) {
    const amount = tokens[resource];
    if (amount !== undefined && amount > 0) {
      p[resource] += sign * amount;
      moved ??= {};
      moved[resource] = amount;
    }
  }
  return moved;
}

export function gainTokens(state: ArnakState, seat: Seat, given: Tokens, out: Out): void {
  const tokens = move(playerAt(state, seat), given, 1);
  if (tokens !== undefined) out.event(phrase('arnak.gained', { seat, tokens }));
}

export function payTokens(state: ArnakState, seat: Seat, price: Tokens, out: Out): void {
  const tokens = move(playerAt(state, seat), price, -1);
  if (tokens !== undefined) out.event(phrase('arnak.paid', { seat, tokens }));
}

/** A price less a discount, never below zero (A-KEY-3). */
export function discounted(cost: Tokens, discount: Tokens): Tokens {
  const price: { -readonly [R in keyof Tokens]: Tokens[R] } = {};
  for (const resource of RESOURCES) {
    const amount = (cost[resource] ?? 0) - (discount[resource] ?? 0);
    if (amount > 0) price[resource] = amount;
  }
  return price;
}

export function sumOf(costs: readonly Tokens[]): Tokens {
  const sum: { -readonly [R in keyof Tokens]: Tokens[R] } = {};
  for (const cost of costs) {
    for (const resource of RESOURCES) {
      const amount = cost[resource];
      if (amount !== undefined) sum[resource] = (sum[resource] ?? 0) + amount;
    }
  }
  return sum;
}
