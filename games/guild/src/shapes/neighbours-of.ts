import { at } from '@moonstaff/kernel';
import { beside } from './lines.ts';
import type { Shape } from './shape.ts';

/** Beside a space of the earlier step. */
export const neighboursOf: Shape = {
  fits: ({ map, step, task }, space) =>
    (task.placed[step.ref ?? 0] ?? []).some(
      (other) =>
        beside(map, other, space) &&
        (step.refTerrain === undefined || at(map.spaces, other).terrain === step.refTerrain),
    ),
  reason: 'guild.no.shape.neighboursOf',
};
