import type { Shape } from './shape.ts';

/** Spaces need not touch each other (G-EXP-5, G-CRD-1, G-CRD-2). */
export const free: Shape = {
  fits: () => () => true,
  reason: 'guild.no.shape.free',
};
