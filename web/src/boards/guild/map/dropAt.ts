import { boxAround, hexAt, hexKey } from '../../../kit/hex/geometry.ts';
import { layoutNow } from '../../../kit/settings/layout.ts';
import type { DropPlace } from '../../../table/board.ts';
import type { Snapshot } from '../../../table/source.ts';
import { viewOf } from '../moment.ts';
import { landOf, MARGIN } from './land.ts';

/** The space of the player's own map at this point of the page. */
export function dropAt(x: number, y: number, now: Snapshot): DropPlace | undefined {
  const frame = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-part="frame"]'))
    .find((found) => found !== null);
  if (frame === undefined || frame === null) return undefined;
  const turned = layoutNow() === 'phone';
  const land = landOf(viewOf(now).options.map);
  const box = boxAround(land, turned, MARGIN);
  const { left, top, width, height } = frame.getBoundingClientRect();
  const point = { x: box.x + ((x - left) / width) * box.width, y: box.y + ((y - top) / height) * box.height };
  const space = hexKey(hexAt(point, turned));
  return land.some((one) => hexKey(one) === space) ? { on: 'map', space } : undefined;
}
