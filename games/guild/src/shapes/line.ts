import { directionTo, next } from './lines.ts';
import type { Shape, Trail } from './shape.ts';

/** One unbroken straight line that grows at either end (G-CRD-4, G-ACT-3). Older explorers bridge no gap. */
export const line: Shape = {
  fits({ map, placed }: Trail, field: number): boolean {
    const first = placed[0];
    const second = placed[1];
    if (first === undefined) return true;
    if (second === undefined) return directionTo(map, first, field) !== -1;
    const ahead = directionTo(map, first, second);
    return end(map, placed, first, ahead) === field || end(map, placed, first, ahead + 3) === field;
  },
  reason: 'guild.no.shape.line',
};

/** The field after the last one placed in this direction. */
function end(map: Trail['map'], placed: readonly number[], from: number, direction: number): number {
  let field = next(map, from, direction);
  for (let steps = 0; steps < placed.length && placed.includes(field); steps++) field = next(map, field, direction);
  return field;
}
