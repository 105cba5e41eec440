import { at, type Seat } from '@moonstaff/kernel';
import { type GoalId, goalNamed } from './data/goals.ts';
import { type Progress, progress } from './goals/conditions.ts';
import { boardOf } from './imagine.ts';
import { mapOf } from './map/registry.ts';
import type { GuildView } from './view.ts';

/** How far a player is with a goal. Anyone can see that: all goals are about public things. */
export function goalProgress(view: GuildView, seat: Seat, goal: GoalId): Progress {
  const map = mapOf(view);
  const player = at(view.players, seat);
  return progress(map, { board: boardOf(map, player), bestRoute: player.bestRoute }, goalNamed(goal).condition);
}
