import { nearest, type Point } from '../../../kit/focus/arrows.ts';
import { centre } from '../../../kit/hex/geometry.ts';
import { hexOf } from './land.ts';

/** The nearest of these spaces in that direction. */
export const nextSpace = (
  spaces: readonly string[],
  from: string,
  direction: Point,
  turned: boolean,
): string | undefined => {
  const middle = (space: string): Point => centre(hexOf(space), turned);
  return nearest(
    middle(from),
    spaces.map((space) => [space, middle(space)] as const),
    direction,
  );
};
