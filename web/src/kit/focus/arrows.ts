export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way an arrow key goes on the screen. */
export const ARROWS: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest of these things in that direction. Being off to the side counts double. */
export function nearest<Thing>(
  here: Point,
  things: Iterable<readonly [thing: Thing, middle: Point]>,
  direction: Point,
): Thing | undefined {
  let best: { readonly thing: Thing; readonly distance: number } | undefined;
  for (const [thing, there] of things) {
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * direction.x + dy * direction.y;
    const distance = ahead + 2 * Math.abs(dx * direction.y - dy * direction.x);
    if (ahead > 1 && (best === undefined || distance < best.distance)) best = { thing, distance };
  }
  return best?.thing;
}
