import { beside } from './lines.ts';
import type { Shape } from './shape.ts';

/** Each further field touches one explored before in this step (G-CRD-5). */
export const connected: Shape = {
  fits: ({ map, placed }, field) => placed.length === 0 || placed.some((other) => beside(map, other, field)),
  reason: 'guild.no.shape.connected',
};
