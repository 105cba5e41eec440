import type { GuildMap } from '../map/geometry.ts';
import { beside, tip } from './lines.ts';
import type { Shape } from './shape.ts';

/** An unbroken path without branches (G-ACT-1). Each space goes to one of its ends; by the first rules to the last one. */
export const path: Shape = {
  fits({ map, placed, eitherEnd }) {
    if (placed.length === 0) return () => true;
    const ends = eitherEnd ? endsOf(map, placed) : [tip(placed)];
    return (space) => ends.some((end) => beside(map, end, space));
  },
  reason: 'guild.no.shape.path',
};

/**
 * The spaces that may be an end of the path. A space that touched both ends when it was placed may have been added to
 * either, and nobody has to say to which.
 */
function endsOf(map: GuildMap, [first, ...later]: readonly number[]): readonly number[] {
  let paths = [{ head: first ?? -1, tail: first ?? -1 }];
  for (const space of later) {
    paths = paths.flatMap(({ head, tail }) => [
      ...(beside(map, head, space) ? [{ head: space, tail }] : []),
      ...(beside(map, tail, space) ? [{ head, tail: space }] : []),
    ]);
  }
  return paths.flatMap(({ head, tail }) => [head, tail]);
}
