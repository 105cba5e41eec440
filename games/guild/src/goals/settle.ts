import { at, type Out, type Seat } from '@moonstaff/kernel';
import { goalNamed, REWARDS, type Reward } from '../data/goals.ts';
import { soloTokens } from '../data/solo.ts';
import type { GuildMap } from '../map/geometry.ts';
import { pay } from '../play/gain.ts';
import type { GoalState, GuildState, Player } from '../state.ts';
import { progress } from './conditions.ts';

function meets(map: GuildMap, player: Player, goal: GoalState): boolean {
  const { have, need } = progress(map, player, goalNamed(goal.id).condition);
  return have >= need;
}

/**
 * After a turn, for all players together: everybody who meets a goal is credited, once (G-OBJ-1 to G-OBJ-4). All who
 * are first in the same turn get the higher reward.
 */
export function settleGoals(state: GuildState, map: GuildMap, out: Out): void {
  state.goals.forEach((goal, index) => {
    const reward = rewardNow(state, index);
    state.players.forEach((player, seat) => {
      if (goal.met.some((met) => met.seat === seat) || !meets(map, player, goal)) return;
      credit(goal, player, seat, reward, out);
    });
  });
}

function credit(goal: GoalState, player: Player, seat: Seat, reward: Reward | 'none', out: Out): void {
  goal.met.push({ seat, reward });
  // The marker is an explorer; the goal counts even when none is left (G-AMB-8).
  if (player.explorers > 0) player.explorers--;
  const coins = reward === 'none' ? 0 : goalNamed(goal.id).rewards[reward];
  pay(player, seat, { category: 'goals', coins, key: 'guild.event.goal', args: { goal: goal.id, reward } }, out);
}

/** What the goal gives to somebody who meets it this turn. */
function rewardNow(state: GuildState, index: number): Reward | 'none' {
  if (state.players.length > 1) return at(state.goals, index).met.length === 0 ? 'first' : 'later';
  return REWARDS.find((reward) => !isCovered(state, index, reward)) ?? 'none';
}

/** Solo: whether a token covers this reward (G-SOL-2, G-SOL-4). */
export const isCovered = (state: Pick<GuildState, 'seen' | 'players'>, goal: number, reward: Reward): boolean =>
  state.players.length === 1 &&
  soloTokens.some((token) => token.goal === goal && token.reward === reward && state.seen.includes(token.card));
