import { ERAS, EXPLORER, type GuildState, goalNamed, mapOf, progress, VILLAGE } from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import { FAR, reachOf } from '../guild/reach.ts';
import { spaceWorth, towersOf } from '../guild/value.ts';
import { weights as w } from '../guild/weights.ts';
import type { Held } from './holdings.ts';

/** A space this many explorers away counts as near. */
const NEAR = 3;

/** What a player of the Guild has on the map besides coins. */
export function guildHoldings(state: GuildState, seat: Seat): readonly Held[] {
  if (state.over) return [];
  const player = at(state.players, seat);
  const map = mapOf(state);
  const reach = reachOf(state, player);
  const towers = towersOf(player);
  let near = 0;
  let nearWorth = 0;
  for (const space of map.spaces) {
    const worth = spaceWorth(space, player.board[space.index] ?? 0, towers, w);
    const steps = Math.min(reach.now?.[space.index] || FAR, reach.later?.[space.index] || FAR);
    if (worth === 0 || steps > NEAR) continue;
    near++;
    nearWorth += worth * w.near;
  }
  let explored = 0;
  let villages = 0;
  for (const region of map.regions) {
    const pieces = region.spaces.map((space) => player.board[space] ?? 0);
    if (pieces.some((one) => (one & VILLAGE) !== 0)) villages++;
    else explored += pieces.filter((one) => (one & EXPLORER) !== 0).length;
  }
  let steps = 0;
  let stepsWorth = 0;
  for (const { id, met } of state.goals) {
    if (met.some((one) => one.seat === seat)) continue;
    const { condition, rewards } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    steps += have;
    stepsWorth += (Math.min(have, need) / need) * (met.length === 0 ? rewards.first : rewards.later);
  }
  return [
    { holding: 'nearSpaces', amount: near, worth: nearWorth },
    { holding: 'openRegionSpaces', amount: explored, worth: state.deck.length > 0 ? explored * w.region * 0.25 : 0 },
    { holding: 'villages', amount: villages, worth: villages * w.village * (ERAS - state.era) },
    { holding: 'goalSteps', amount: steps, worth: stepsWorth * w.goal },
  ];
}
