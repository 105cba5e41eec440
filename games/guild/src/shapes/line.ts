import type { GuildMap } from '../map/geometry.ts';
import { directionTo, next } from './lines.ts';
import type { Shape } from './shape.ts';

/** One unbroken straight line that grows at either end (G-CRD-4, G-ACT-3). Older explorers bridge no gap. */
export const line: Shape = {
  fits: ({ map, placed }, space) => growsLine(map, placed, space),
  reason: 'guild.no.shape.line',
};

/** Whether this space makes the line one longer, at either end. */
export function growsLine(map: GuildMap, placed: readonly number[], space: number): boolean {
  const [first, second] = placed;
  if (first === undefined) return true;
  if (second === undefined) return directionTo(map, first, space) !== -1;
  const ahead = directionTo(map, first, second);
  return beyond(map, placed, first, ahead) === space || beyond(map, placed, first, ahead + 3) === space;
}

/** The space after the last one placed in this direction. */
function beyond(map: GuildMap, placed: readonly number[], from: number, direction: number): number {
  let space = next(map, from, direction);
  for (let steps = 0; steps < placed.length && placed.includes(space); steps++) space = next(map, space, direction);
  return space;
}
