import type { GuildMap } from '../map/geometry.ts';
import { beside, directionTo, next } from './lines.ts';
import type { Shape } from './shape.ts';

/** One unbroken straight line that grows at either end (G-CRD-4, G-ACT-3). Older explorers bridge no gap. */
export const line: Shape = {
  fits: ({ map, placed }) => growsLine(map, placed),
  reason: 'guild.no.shape.line',
};

/** A test for spaces: whether one makes the line longer, at either end. */
export function growsLine(map: GuildMap, placed: readonly number[]): (space: number) => boolean {
  const [first, second] = placed;
  if (first === undefined) return () => true;
  if (second === undefined) return (space) => beside(map, first, space);
  const ahead = directionTo(map, first, second);
  const [front, back] = [beyond(map, placed, first, ahead), beyond(map, placed, first, ahead + 3)];
  return (space) => space === front || space === back;
}

/** The space after the last one placed in this direction. */
function beyond(map: GuildMap, placed: readonly number[], from: number, direction: number): number {
  let space = next(map, from, direction);
  for (let steps = 0; steps < placed.length && placed.includes(space); steps++) space = next(map, space, direction);
  return space;
}
