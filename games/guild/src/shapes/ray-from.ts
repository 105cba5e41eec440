import { directionTo, next, tip } from './lines.ts';
import type { Shape } from './shape.ts';

/** Away from the field of the earlier step, in one direction, each touching the one before. */
export const rayFrom: Shape = {
  fits({ map, step, task, placed }, field) {
    const start = task.placed[step.ref ?? 0]?.[0];
    if (start === undefined) return false;
    const first = placed[0];
    if (first === undefined) return directionTo(map, start, field) !== -1;
    return next(map, tip(placed), directionTo(map, start, first)) === field;
  },
  reason: 'guild.no.shape.rayFrom',
};
