import { type SpaceId, slotPoints, templeStacks, trackOf } from '@moonstaff/arnak';
import type { DropPlace, ThingKey } from '../../../table/board.ts';
import type { Snapshot } from '../../../table/source.ts';
import { thingAt } from '../../../table/spots/spots.ts';
import { isCamp, ownSeat, viewOf } from '../state.ts';
import { keyOf } from '../things.ts';

/** What's at this point of the page: a place of the island, of the research track, of the card row, or among somebody's things. */
export function dropAt(x: number, y: number, now: Snapshot): DropPlace | undefined {
  const known = placesOf(now);
  for (const element of document.elementsFromPoint(x, y)) {
    const key = thingAt(element);
    const place = key === undefined ? undefined : known.get(key);
    if (place !== undefined) return place;
    const area = element.closest<HTMLElement>('[data-drop]');
    const put = area === null ? undefined : areaAt(area, x, now);
    if (put !== undefined) return put;
  }
  return undefined;
}

/** A part of the board that isn't a thing: empty places, and what's beside the board. */
function areaAt(area: HTMLElement, x: number, now: Snapshot): DropPlace | undefined {
  const [name, ...rest] = area.dataset['drop']?.split(' ') ?? [];
  const n = Number(rest.at(-1));
  switch (name) {
    case 'hand':
    case 'rival':
      return { on: name };
    case 'kept':
      return isLeft(area, x) ? { on: 'assistants' } : { on: 'playArea' };
    case 'start':
      return { on: 'track', space: `${viewOf(now).options.board}-start` };
    case 'supply':
      return { on: 'supply', stack: n };
    case 'gap':
      return { on: 'row', cards: rest[0] === 'items' ? 'items' : 'artifacts', place: n };
    default:
      return undefined;
  }
}

/** Assistants are kept at the left of the play area. */
function isLeft(area: Element, x: number): boolean {
  const { left, width } = area.getBoundingClientRect();
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
  for (const [key, place] of [...cardPlaces(now), ...boardPlaces(now)]) places.set(key, place);
  return places;
}

type Known = readonly (readonly [ThingKey, DropPlace])[];

/** The row, the decks and the exile piles. */
function cardPlaces(now: Snapshot): Known {
  const { itemRow, artifactRow } = viewOf(now);
  const kinds = [
    { cards: 'items', kind: 'item', row: itemRow },
    { cards: 'artifacts', kind: 'artifact', row: artifactRow },
  ] as const;
  return kinds.flatMap(
    ({ cards, kind, row }): Known => [
      ...row.flatMap(
        (card, place): Known => (card === 'gap' ? [] : [[keyOf({ on: 'row', card }), { on: 'row', cards, place }]]),
      ),
      [keyOf({ on: 'cardDeck', kind }), { on: 'deck', cards }],
      [keyOf({ on: 'exile', kind }), { on: 'exile', cards }],
    ],
  );
}

/** Idol slots and crates, temple tiles, and the stacks of assistants. */
function boardPlaces(now: Snapshot): Known {
  const view = viewOf(now);
  return [
    ...slotPoints.map((_, slot): Known[number] => [keyOf({ on: 'slot', slot }), { on: 'idolSlot', slot }]),
    [keyOf({ on: 'crates', who: ownSeat(view) }), { on: 'crates' }],
    ...templeStacks.map(({ id }): Known[number] => [
      keyOf({ on: 'temple', stack: id }),
      { on: 'templeStack', stack: id },
    ]),
    ...view.supply.map((_, stack): Known[number] => [keyOf({ on: 'supply', stack }), { on: 'supply', stack }]),
  ];
}
