import { type SpaceId, trackOf } from '@moonstaff/arnak';
import type { DropPlace, ThingKey } from '../../../table/board.ts';
import type { Snapshot } from '../../../table/source.ts';
import { thingAt } from '../../../table/spots/spots.ts';
import { isCamp, viewOf } from '../state.ts';
import { keyOf } from '../things.ts';

/** What's at this point of the page: a space of a site, of the research track, the hand, or what's kept. */
export function dropAt(x: number, y: number, now: Snapshot): DropPlace | undefined {
  const known = placesOf(now);
  for (const element of document.elementsFromPoint(x, y)) {
    const key = thingAt(element);
    const place = key === undefined ? undefined : known.get(key);
    if (place !== undefined) return place;
    const area = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (area === 'hand') return { on: 'hand' };
    if (area === 'kept') return isLeft(element.closest('[data-drop]'), x) ? { on: 'assistants' } : { on: 'playArea' };
  }
  return undefined;
}

/** Assistants are kept at the left of the play area. */
function isLeft(area: Element | null, x: number): boolean {
  const { left = 0, width = 0 } = area?.getBoundingClientRect() ?? {};
  return x < left + width / 3;
}

function placesOf(now: Snapshot): ReadonlyMap<ThingKey, DropPlace> {
  const view = viewOf(now);
  const places = new Map<ThingKey, DropPlace>();
  for (const { id, spaces } of view.sites) {
    const first = spaces.findIndex((who) => who !== 'blocked');
    if (isCamp(id)) places.set(keyOf({ on: 'camp', camp: id }), { on: 'site', site: id, space: first });
    places.set(keyOf({ on: 'guardian', site: id }), { on: 'site', site: id, space: 0 });
    for (const space of spaces.keys())
      places.set(keyOf({ on: 'space', site: id, space }), { on: 'site', site: id, space });
  }
  for (const { id } of trackOf(view).spaces) {
    places.set(keyOf({ on: 'track', space: id as SpaceId }), { on: 'track', space: id });
  }
  return places;
}
