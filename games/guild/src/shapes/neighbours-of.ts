import { at } from '@moonstaff/kernel';
import { beside } from './lines.ts';
import type { Shape } from './shape.ts';

/** Beside a field of the earlier step. */
export const neighboursOf: Shape = {
  fits: ({ map, step, task }, field) =>
    (task.placed[step.ref ?? 0] ?? []).some(
      (other) =>
        beside(map, other, field) &&
        (step.refTerrain === undefined || at(map.fields, other).terrain === step.refTerrain),
    ),
  reason: 'guild.no.shape.neighboursOf',
};
