import { beside, tip } from './lines.ts';
import type { Shape } from './shape.ts';

/** Each field touches the one explored just before: an unbroken path without branches (G-ACT-1). */
export const path: Shape = {
  fits: ({ map, placed }, field) => placed.length === 0 || beside(map, tip(placed), field),
  reason: 'guild.no.shape.path',
};
