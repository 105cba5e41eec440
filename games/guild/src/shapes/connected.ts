import { beside } from './lines.ts';
import type { Shape } from './shape.ts';

/** Each further space touches one explored before in this step (G-CRD-5). */
export const connected: Shape = {
  fits:
    ({ map, placed }) =>
    (space) =>
      placed.length === 0 || placed.some((other) => beside(map, other, space)),
  reason: 'guild.no.shape.connected',
};
