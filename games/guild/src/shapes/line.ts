import type { GuildMap } from '../map/geometry.ts';
import { directionTo, next } from './lines.ts';
import type { Shape } from './shape.ts';

/** One unbroken straight line that grows at either end (G-CRD-4, G-ACT-3). Older explorers bridge no gap. */
export const line: Shape = {
  fits: ({ map, placed }, field) => growsLine(map, placed, field),
  reason: 'guild.no.shape.line',
};

/** Whether this field makes the line one longer, at either end. */
export function growsLine(map: GuildMap, placed: readonly number[], field: number): boolean {
  const [first, second] = placed;
  if (first === undefined) return true;
  if (second === undefined) return directionTo(map, first, field) !== -1;
  const ahead = directionTo(map, first, second);
  return beyond(map, placed, first, ahead) === field || beyond(map, placed, first, ahead + 3) === field;
}

/** The field after the last one placed in this direction. */
function beyond(map: GuildMap, placed: readonly number[], from: number, direction: number): number {
  let field = next(map, from, direction);
  for (let steps = 0; steps < placed.length && placed.includes(field); steps++) field = next(map, field, direction);
  return field;
}
