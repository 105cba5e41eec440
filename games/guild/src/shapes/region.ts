import { at } from '@moonstaff/kernel';
import type { GuildMap } from '../map/geometry.ts';
import type { Shape } from './shape.ts';

/**
 * All in one region, touching or not. Discovery and crystal spaces belong to no region; they go
 * with one they touch.
 */
export const region: Shape = {
  fits: ({ map, placed }) => {
    const [first, ...later] = placed;
    if (first === undefined) return (space) => regionsOf(map, space).length > 0;
    const shared = later.reduce((left, other) => common(left, regionsOf(map, other)), regionsOf(map, first));
    return (space) => common(shared, regionsOf(map, space)).length > 0;
  },
  reason: 'guild.no.shape.region',
};

/** The region of a space; for a space without one, the regions it touches. */
function regionsOf(map: GuildMap, space: number): readonly number[] {
  const own = at(map.spaces, space).region;
  if (own !== undefined) return [own];
  return at(map.neighbours, space).flatMap((other) => at(map.spaces, other).region ?? []);
}

const common = (a: readonly number[], b: readonly number[]): readonly number[] => a.filter((x) => b.includes(x));
