/** Reasons that say how much of something is missing. */
import { type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import type { Cost, Tokens } from '../effects/language.ts';
import { RESOURCES } from '../effects/language.ts';
import { type ArnakState, type Player, playerAt } from '../state.ts';
import { hasTokens, tokensOf } from '../tokens.ts';

/** Undefined when there are enough tokens. */
export function missingTokens(player: Player, cost: Tokens): Phrase | undefined {
  if (hasTokens(player, cost)) return undefined;
  const short = RESOURCES.filter((resource) => player[resource] < (cost[resource] ?? 0));
  const [only] = short;
  if (short.length === 1 && only === 'compass') {
    return phrase('arnak.why.compasses', { needed: cost.compass ?? 0, have: player.compass });
  }
  if (short.length === 1 && only === 'coins') {
    return phrase('arnak.why.coins', { needed: cost.coins ?? 0, have: player.coins });
  }
  return phrase('arnak.why.tokens', {
    needed: tokensOf(cost),
    have: Object.fromEntries(RESOURCES.filter((r) => (cost[r] ?? 0) > 0).map((r) => [r, player[r]])),
  });
}

/** How many tokens are missing in all. */
export const shortBy = (player: Player, cost: Tokens): number =>
  RESOURCES.reduce((sum, resource) => sum + Math.max(0, (cost[resource] ?? 0) - player[resource]), 0);

/** Checks tokens, then idols, hand cards and travel; undefined when everything is there. */
export function missingForCost(state: ArnakState, seat: Seat, cost: Cost): Phrase | undefined {
  const player = playerAt(state, seat);
  const short = missingTokens(player, cost);
  if (short !== undefined) return short;
  if (player.crates < (cost.unslottedIdols ?? 0)) return phrase('arnak.why.noIdol');
  const handCards = cost.handCards ?? 0;
  if (player.hand.length < handCards) {
    return phrase('arnak.why.handCards', { needed: handCards, have: player.hand.length });
  }
  return cost.travel === undefined ? undefined : phrase('arnak.why.travel', { icons: [...cost.travel] });
}
