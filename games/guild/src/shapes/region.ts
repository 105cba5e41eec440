import { at } from '@moonstaff/kernel';
import type { GuildMap } from '../map/geometry.ts';
import type { Shape } from './shape.ts';

/**
 * All in one region, touching or not. Discovery and crystal fields belong to no region; they go
 * with one they touch.
 */
export const region: Shape = {
  fits: ({ map, placed }, field) =>
    placed.reduce((left, other) => common(left, regionsOf(map, other)), regionsOf(map, field)).length > 0,
  reason: 'guild.no.shape.region',
};

/** The region of a field; for a field without one, the regions it touches. */
function regionsOf(map: GuildMap, field: number): readonly number[] {
  const own = at(map.fields, field).region;
  if (own !== undefined) return [own];
  return at(map.neighbours, field).flatMap((other) => at(map.fields, other).region ?? []);
}

const common = (a: readonly number[], b: readonly number[]): readonly number[] => a.filter((x) => b.includes(x));
