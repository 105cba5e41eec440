import type { Match } from '@moonstaff/kernel';
import type { Standing } from '../table/source.ts';

/** How everybody stands if the last move settled a turn; what is settled is never taken back. */
export function standingOf({ game, state, moves }: Match): Standing | undefined {
  const last = moves.at(-1);
  if (last?.settle === undefined) return undefined;
  return { points: game.scores(state).map(({ total }) => total), told: last.events.map(({ key }) => key) };
}
