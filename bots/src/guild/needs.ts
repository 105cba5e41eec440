import {
  ERAS,
  type GuildState,
  goals as goalCards,
  goalNamed,
  mapOf,
  missingAlone,
  progress,
  SOLO_TARGETS,
} from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import { Layout } from '../learned/layout.ts';
import type { Need } from '../learned/needs.ts';
import { reachOf } from './reach.ts';
import { effort, sightOf, supplyOf } from './solo.ts';

/** What the chances of a solo game depend on, by era. */
export const odds = new Layout(ERAS);
/** A constant, coins beyond the target, coins that are missing, cards to come, and both together. */
const COINS = odds.crossed(5);
/** A constant, explorers that a goal takes, their share of those to come, how much is done, cards to come; or nothing within reach. */
const GOAL = odds.crossed(6);
/** Some goals are harder than they look: a constant for each, and how much its explorers count. */
const GOALS = new Map(goalCards.map(({ id }, index) => [id as string, index]));
const EACH = odds.shared(2 * GOALS.size);

/** Coins and goals weigh differently in every position. */
export const playsForChance = true;

/** The target and the goals that aren't met yet (G-SOL-7). */
export function needs(state: GuildState, seat: Seat, points: number): readonly Need[] {
  const base = odds.baseOf(state.era - 1);
  const cards = state.deck.length / 8;
  const spare = (points - SOLO_TARGETS[state.options.difficulty]) / 10;
  const coins = [1, spare, Math.min(0, spare), cards, cards * spare];
  return [
    { name: 'coins', figures: coins.map((size, i) => [base + COINS + i, size]) },
    ...goalNeeds(state, seat, base + GOAL),
  ];
}

function goalNeeds(state: GuildState, seat: Seat, base: number): readonly Need[] {
  const player = at(state.players, seat);
  const map = mapOf(state);
  const { now, later } = reachOf(state, player);
  const steps = now ?? later;
  const sight = steps && sightOf(map, player, steps);
  return state.goals.flatMap(({ id, met }): readonly Need[] => {
    const { condition } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    if (met.length > 0 || have >= need) return [];
    if (sight === undefined) return [{ name: id, figures: [[base + 5, 1]] }];
    const effortLeft = effort(sight, condition);
    const needed = Math.log1p(effortLeft);
    const sizes = [1, needed, effortLeft / supplyOf(state), have / need, state.deck.length / 8];
    const place = EACH + 2 * (GOALS.get(id) ?? 0);
    return [
      { name: id, figures: [...sizes.map((size, i) => [base + i, size] as const), [place, 1], [place + 1, needed]] },
    ];
  });
}

export function cameTrue(state: GuildState, need: string): boolean {
  const { coins, goals } = missingAlone(state);
  return need === 'coins' ? coins === 0 : !goals.includes(need);
}
