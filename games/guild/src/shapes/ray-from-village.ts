import { at } from '@moonstaff/kernel';
import { CAPITAL, has, VILLAGE } from '../board.ts';
import { growsLine } from './line.ts';
import { directionTo, next, tip } from './lines.ts';
import type { Shape, Trail } from './shape.ts';

/**
 * A straight line whose first space touches a village (or the capital, which has all a village's properties when
 * exploring), and in a second step one that starts at a different village (G-ACT-4). By the first rules it leads
 * straight away from the village. Nobody has to name the village: a space may be explored as long as some choice of
 * villages fits.
 */
export const rayFromVillage: Shape = {
  fits(trail) {
    const { map, placed, task, eitherEnd } = trail;
    const [first, second] = placed;
    if (first === undefined) return (space) => starts(trail, space).length > 0;
    if (eitherEnd) return growsLine(map, placed);
    if (second === undefined) {
      const origins = task.origins[task.step] ?? [];
      return (space) => {
        const direction = directionTo(map, first, space);
        return direction !== -1 && origins.includes(next(map, first, direction + 3));
      };
    }
    const onward = next(map, tip(placed), directionTo(map, first, second));
    return (space) => space === onward;
  },
  reason: 'guild.no.shape.rayFromVillage',
  reasonAt(trail, space) {
    if (trail.placed.length > 0) return 'guild.no.shape.rayOnward';
    return villagesBeside(trail, space).length > 0 ? 'guild.no.shape.otherVillage' : undefined;
  },
  origins: (trail, space) => starts(trail, space),
};

/** The villages beside a space from which a ray may start there. */
function starts(trail: Trail, space: number): number[] {
  const { map, step, task, eitherEnd } = trail;
  const villages = villagesBeside(trail, space);
  if (step.ref === undefined) return villages;
  const noted = task.origins[step.ref] ?? [];
  const others = eitherEnd ? noted : possible(map, task.placed[step.ref] ?? [], noted);
  return villages.filter((village) => others.some((other) => other !== village));
}

const villagesBeside = ({ map, board }: Trail, space: number): number[] =>
  at(map.neighbours, space).filter((other) => has(board, other, VILLAGE | CAPITAL));

/** By the first rules two spaces of a ray show which of the villages noted at its start it came from. */
function possible(map: Trail['map'], placed: readonly number[], origins: readonly number[]): readonly number[] {
  const [first, second] = placed;
  if (first === undefined || second === undefined) return origins;
  return [next(map, first, directionTo(map, first, second) + 3)];
}
