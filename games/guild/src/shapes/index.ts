import type { ShapeName } from '../data/cards.ts';
import { connected } from './connected.ts';
import { free } from './free.ts';
import { line } from './line.ts';
import { neighboursOf } from './neighbours-of.ts';
import { path } from './path.ts';
import { rayFrom } from './ray-from.ts';
import { rayFromVillage } from './ray-from-village.ts';
import { region } from './region.ts';
import type { Shape } from './shape.ts';

export type { Shape, Trail } from './shape.ts';

export const shapes: { readonly [S in ShapeName]: Shape } = {
  free,
  connected,
  line,
  path,
  region,
  neighboursOf,
  rayFrom,
  rayFromVillage,
};
