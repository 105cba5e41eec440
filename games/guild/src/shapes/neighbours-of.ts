import { at } from '@moonstaff/kernel';
import { beside } from './lines.ts';
import type { Shape } from './shape.ts';

/** Beside a space of the earlier step. */
export const neighboursOf: Shape = {
  fits({ map, step, task }) {
    const meant = (task.placed[step.ref ?? 0] ?? []).filter(
      (other) => step.refTerrain === undefined || at(map.spaces, other).terrain === step.refTerrain,
    );
    return (space) => meant.some((other) => beside(map, other, space));
  },
  reason: 'guild.no.shape.neighboursOf',
};
