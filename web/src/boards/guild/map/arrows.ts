import { centre, type Point } from '../../../kit/hex/geometry.ts';
import { hexOf } from './land.ts';

/** Which way an arrow key goes on the screen. */
export const ARROWS: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest of these spaces in that direction. Being off to the side counts double. */
export function nextSpace(
  spaces: readonly string[],
  from: string,
  direction: Point,
  turned: boolean,
): string | undefined {
  const here = centre(hexOf(from), turned);
  let best: { readonly space: string; readonly distance: number } | undefined;
  for (const space of spaces) {
    const there = centre(hexOf(space), turned);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * direction.x + dy * direction.y;
    const distance = ahead + 2 * Math.abs(dx * direction.y - dy * direction.x);
    if (ahead > 1 && (best === undefined || distance < best.distance)) best = { space, distance };
  }
  return best?.space;
}
