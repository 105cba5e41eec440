import { at } from '@moonstaff/kernel';
import { CAPITAL, has, VILLAGE } from '../board.ts';
import { growsLine } from './line.ts';
import { directionTo, next, tip } from './lines.ts';
import type { Shape, Trail } from './shape.ts';

/**
 * A straight line whose first field touches a village (or the capital, which has all a village's properties when
 * exploring), and in a second step one that starts at a different village (G-ACT-4). By the first rules it leads
 * straight away from the village. Nobody has to name the village: a field may be explored as long as some choice of
 * villages fits.
 */
export const rayFromVillage: Shape = {
  fits(trail, field) {
    const { map, placed, task, eitherEnd } = trail;
    const first = placed[0];
    if (first === undefined) return starts(trail, field).length > 0;
    if (eitherEnd) return growsLine(map, placed, field);
    const origins = task.origins[task.step] ?? [];
    if (placed.length === 1) {
      const direction = directionTo(map, first, field);
      return direction !== -1 && origins.includes(next(map, first, direction + 3));
    }
    return next(map, tip(placed), directionTo(map, first, at(placed, 1))) === field;
  },
  reason: 'guild.no.shape.rayFromVillage',
  reasonAt(trail, field) {
    if (trail.placed.length > 0) return 'guild.no.shape.rayOnward';
    return villagesBeside(trail, field).length > 0 ? 'guild.no.shape.otherVillage' : undefined;
  },
  origins: (trail, field) => starts(trail, field),
};

/** The villages beside a field from which a ray may start there. */
function starts(trail: Trail, field: number): number[] {
  const { map, step, task, eitherEnd } = trail;
  const villages = villagesBeside(trail, field);
  if (step.ref === undefined) return villages;
  const noted = task.origins[step.ref] ?? [];
  const others = eitherEnd ? noted : possible(map, task.placed[step.ref] ?? [], noted);
  return villages.filter((village) => others.some((other) => other !== village));
}

const villagesBeside = ({ map, board }: Trail, field: number): number[] =>
  at(map.neighbours, field).filter((other) => has(board, other, VILLAGE | CAPITAL));

/** By the first rules two fields of a ray show which of the villages noted at its start it came from. */
function possible(map: Trail['map'], placed: readonly number[], origins: readonly number[]): readonly number[] {
  const [first, second] = placed;
  if (first === undefined || second === undefined) return origins;
  return [next(map, first, directionTo(map, first, second) + 3)];
}
