import { growsLine } from './line.ts';
import { beside, directionTo, next, tip } from './lines.ts';
import type { Shape } from './shape.ts';

/** One straight line with the space of the earlier step, which may be inside it; by the first rules its end (G-ACT-3). */
export const rayFrom: Shape = {
  fits({ map, step, task, placed, eitherEnd }) {
    const start = task.placed[step.ref ?? 0]?.[0];
    if (start === undefined) return () => false;
    if (eitherEnd) return growsLine(map, [start, ...placed]);
    const [first] = placed;
    if (first === undefined) return (space) => beside(map, start, space);
    const onward = next(map, tip(placed), directionTo(map, start, first));
    return (space) => space === onward;
  },
  reason: 'guild.no.shape.rayFrom',
};
