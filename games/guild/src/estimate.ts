import { at, printedIn, type Seat } from '@moonstaff/kernel';
import { TOWER_PAY } from './data/doubtful.ts';
import { goalNamed } from './data/goals.ts';
import { VILLAGE_PAY } from './data/pieces.ts';
import { mapOf } from './map/registry.ts';
import type { Tally } from './state.ts';
import type { GuildView } from './view.ts';

/** A guess at what coin spaces bring in an era; others can't see which ones were explored in past eras. */
const COIN_SPACES_PER_ERA = 6;

/**
 * About how many coins a player has, from what's public. Towers and goals are exact; villages count as founded evenly
 * over the eras so far; each trading post stands for a route between two middling cities.
 */
export function estimateCoins(view: GuildView, seat: Seat): Tally {
  const { villages, towers, posts, bestRoute, crystals } = at(view.players, seat);
  const map = mapOf(view);
  const rewards = view.goals.map(({ id, met }) => {
    const reward = met.find((one) => one.seat === seat)?.reward ?? 'none';
    return reward === 'none' ? 0 : goalNamed(id).rewards[reward];
  });
  const crystalValue = (id: string): number => {
    const feature = map.spaces[map.byId.get(id) ?? -1]?.feature;
    return feature?.type === 'crystal' ? feature.value : 0;
  };
  return {
    villages: Math.round(villages.length * mean(VILLAGE_PAY.slice(0, view.era))),
    towers: sum(printedIn(view.rules, TOWER_PAY).slice(0, towers.length)),
    trade: Math.max(0, posts.length - 1) * Math.min(6, bestRoute) + bestRoute,
    coinFields: (view.era - 1) * COIN_SPACES_PER_ERA,
    crystals: sum(crystals.map(crystalValue)),
    goals: sum(rewards),
    treasures: 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
