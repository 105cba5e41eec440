import { SLOTS, treasures } from '@moonstaff/guild';
import { boxAround, hexAt, hexKey } from '../../../kit/hex/geometry.ts';
import { isUpright } from '../../../kit/settings/layout.ts';
import type { DropPlace, ThingKey } from '../../../table/board.ts';
import type { Snapshot } from '../../../table/source.ts';
import { thingAt } from '../../../table/spots/spots.ts';
import { viewOf } from '../moment.ts';
import { keyOf } from '../things.ts';
import { landOf, MARGIN } from './land.ts';

/** What's at this point of the page: a goal, a place for cards, or a space of the player's own map. */
export function dropAt(x: number, y: number, now: Snapshot): DropPlace | undefined {
  const known = placesOf(now);
  for (const element of document.elementsFromPoint(x, y)) {
    const key = thingAt(element);
    const place = key === undefined ? undefined : known.get(key);
    if (place !== undefined) return place;
  }
  return spaceAt(x, y, now);
}

function placesOf(now: Snapshot): ReadonlyMap<ThingKey, DropPlace> {
  const places = new Map<ThingKey, DropPlace>();
  for (const [goal, { id }] of viewOf(now).goals.entries())
    places.set(keyOf({ on: 'goal', goal: id }), { on: 'goal', goal });
  for (const slot of SLOTS) places.set(keyOf({ on: 'slot', slot }), { on: 'slot', slot });
  for (const { id } of treasures) places.set(keyOf({ on: 'treasure', treasure: id }), { on: 'treasures' });
  return places.set(keyOf({ on: 'treasures' }), { on: 'treasures' });
}

function spaceAt(x: number, y: number, now: Snapshot): DropPlace | undefined {
  const frame = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-part="frame"]'))
    .find((found) => found !== null);
  if (frame === undefined || frame === null) return undefined;
  const turned = isUpright();
  const land = landOf(viewOf(now).options.map);
  const box = boxAround(land, turned, MARGIN);
  const { left, top, width, height } = frame.getBoundingClientRect();
  const point = { x: box.x + ((x - left) / width) * box.width, y: box.y + ((y - top) / height) * box.height };
  const space = hexKey(hexAt(point, turned));
  return land.some((one) => hexKey(one) === space) ? { on: 'map', space } : undefined;
}
