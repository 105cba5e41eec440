import { growsLine } from './line.ts';
import { directionTo, next, tip } from './lines.ts';
import type { Shape } from './shape.ts';

/** One straight line with the space of the earlier step, which may be inside it; by the first rules its end (G-ACT-3). */
export const rayFrom: Shape = {
  fits({ map, step, task, placed, eitherEnd }, space) {
    const start = task.placed[step.ref ?? 0]?.[0];
    if (start === undefined) return false;
    if (eitherEnd) return growsLine(map, [start, ...placed], space);
    const first = placed[0];
    if (first === undefined) return directionTo(map, start, space) !== -1;
    return next(map, tip(placed), directionTo(map, start, first)) === space;
  },
  reason: 'guild.no.shape.rayFrom',
};
