import { mapNamed, type Space } from '@moonstaff/guild';
import { type Box, centre, hexKey, type Point } from '../../../kit/hex/geometry.ts';
import type { Feature, MapSpace } from '../../../kit/hex/space.ts';

/** Around the whole map, in the units of a drawing. */
export const MARGIN = 5;

const known = new Map<string, readonly MapSpace[]>();

/** A map of the rules as the page draws it: its spaces, then those that are never explored. */
export function landOf(id: string): readonly MapSpace[] {
  const made = known.get(id);
  if (made !== undefined) return made;
  const map = mapNamed(id);
  const blocked = [...map.blocked].map(([key, kind]): MapSpace => {
    const [q = 0, r = 0] = key.split(',').map(Number);
    return { q, r, ground: 'blocked', feature: { type: kind } };
  });
  const land = [...map.spaces.map(drawn), ...blocked];
  known.set(id, land);
  return land;
}

function drawn({ q, r, terrain, region, feature }: Space): MapSpace {
  const feat = drawnFeature(feature);
  return {
    q,
    r,
    ground: terrain,
    ...(region !== undefined && { region: String(region) }),
    ...(feat !== undefined && { feature: feat }),
  };
}

function drawnFeature(feature: Space['feature']): Feature | undefined {
  switch (feature.type) {
    case 'empty':
      return undefined;
    case 'tower':
      return { type: 'tower' };
    default:
      return feature;
  }
}

/** A space by its name `q,r`, as in actions and views. */
export function hexOf(space: string): { readonly q: number; readonly r: number } {
  const [q = 0, r = 0] = space.split(',').map(Number);
  return { q, r };
}

/** Moves a drawing to the middle of a space. */
export function placeOf(space: string, turned: boolean): string {
  const { x, y } = centre(hexOf(space), turned);
  return `translate(${x} ${y})`;
}

/** The middle of a space, from 0 to 1 across and down the map, and the same as a style. */
export function within(
  space: string,
  box: Box,
  turned: boolean,
): Point & { readonly style: { readonly left: string; readonly top: string } } {
  const middle = centre(hexOf(space), turned);
  const [x, y] = [(middle.x - box.x) / box.width, (middle.y - box.y) / box.height];
  return { x, y, style: { left: `${x * 100}%`, top: `${y * 100}%` } };
}

/**
 * The space nearest to a point of the map, from 0 to 1 both ways. What a finger can press is larger than a space, so
 * neighbours overlap, and the nearest is meant.
 */
export function spaceNear(point: Point, spaces: readonly string[], box: Box, turned: boolean): string | undefined {
  const far = (space: string): number => {
    const { x, y } = within(space, box, turned);
    return Math.hypot((x - point.x) * box.width, (y - point.y) * box.height);
  };
  return spaces.reduce<string | undefined>(
    (best, space) => (best === undefined || far(space) < far(best) ? space : best),
    undefined,
  );
}

const PRINTED: readonly string[] = ['coin', 'city', 'ruin', 'crystal'];

/** Spaces where what's printed must stay readable beside a piece. */
export const crowdedBy = (land: readonly MapSpace[]): ReadonlySet<string> =>
  new Set(land.filter(({ feature }) => feature !== undefined && PRINTED.includes(feature.type)).map(hexKey));

/** The corners where the value table fits; the fourth has the zoom buttons. */
const CORNERS = [
  { name: 'top-left', right: false, bottom: false },
  { name: 'bottom-left', right: false, bottom: true },
  { name: 'top-right', right: true, bottom: false },
] as const;

/** How much of the map's width and height the table takes. */
const CORNER = { width: 0.1, height: 0.26 };

/** The corner of a map with the fewest spaces. */
export function freeCorner(land: readonly MapSpace[], box: Box, turned: boolean): (typeof CORNERS)[number]['name'] {
  const counts = CORNERS.map(({ name, right, bottom }) => {
    const spaces = land.filter((space) => {
      const { x, y } = centre(space, turned);
      const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height];
      return (right ? 1 - across : across) < CORNER.width && (bottom ? 1 - down : down) < CORNER.height;
    });
    return { name, spaces: spaces.length };
  });
  return counts.reduce((best, one) => (one.spaces < best.spaces ? one : best)).name;
}
