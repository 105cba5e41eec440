import {
  cardNamed,
  currentTask,
  EXPLORER,
  type GuildAction,
  type GuildState,
  mapOf,
  type Player,
  VILLAGE,
  VILLAGE_PAY,
} from '@moonstaff/guild';
import { at, type Seat } from '@moonstaff/kernel';
import { spaceWorth, towersOf } from './value.ts';
import type { Weights } from './weights.ts';

/** How promising an action looks without trying it. */
export function prior(state: GuildState, seat: Seat, action: GuildAction, w: Weights): number {
  const player = at(state.players, seat);
  switch (action.type) {
    case 'explore':
      return 1 + 0.6 * explored(state, player, action.field, w);
    case 'trade':
      return 3;
    case 'done':
    case 'decline':
      return -2;
    case 'nextStep':
      return 0.5;
    default:
      return 0;
  }
}

function explored(state: GuildState, player: Player, id: string, w: Weights): number {
  const map = mapOf(state);
  const index = map.byId.get(id);
  if (index === undefined) return 0;
  const space = at(map.spaces, index);
  const towers = space.feature.type === 'tower' ? towersOf(player) : 0;
  const worth = spaceWorth(space, player.board[index] ?? 0, towers, w) * coinTimes(player, space.feature.type);
  if (space.region === undefined) return worth;
  const region = at(map.regions, space.region);
  let missing = 0;
  for (const member of region.spaces) {
    const pieces = player.board[member] ?? 0;
    if ((pieces & VILLAGE) !== 0) return worth;
    if ((pieces & EXPLORER) === 0) missing++;
  }
  const village = at(VILLAGE_PAY, state.era - 1) + w.village * (4 - state.era);
  return worth + village / missing;
}

/** Some cards pay coin spaces several times. */
export function coinTimes(player: Player, feature: string): number {
  const task = currentTask(player);
  if (feature !== 'coin' || task?.task !== 'explore') return 1;
  return cardNamed(task.card).coinSpacesTimes ?? 1;
}
