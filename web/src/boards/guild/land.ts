import { type Field, mapNamed } from '@moonstaff/guild';
import type { Feature, MapField } from '../../kit/hex/field.ts';
import { type Box, centre } from '../../kit/hex/geometry.ts';

const known = new Map<string, readonly MapField[]>();

/** A map of the rules as the page draws it: its fields, then what is never explored. */
export function landOf(id: string): readonly MapField[] {
  const made = known.get(id);
  if (made !== undefined) return made;
  const map = mapNamed(id);
  const blocked = [...map.blocked].map(([key, kind]): MapField => {
    const [q = 0, r = 0] = key.split(',').map(Number);
    return { q, r, ground: 'blocked', feature: { type: kind } };
  });
  const land = [...map.fields.map(drawn), ...blocked];
  known.set(id, land);
  return land;
}

function drawn({ q, r, terrain, region, feature }: Field): MapField {
  const feat = drawnFeature(feature);
  return {
    q,
    r,
    ground: terrain,
    ...(region !== undefined && { region: String(region) }),
    ...(feat !== undefined && { feature: feat }),
  };
}

function drawnFeature(feature: Field['feature']): Feature | undefined {
  switch (feature.type) {
    case 'empty':
      return undefined;
    case 'tower':
      return { type: 'tower' };
    default:
      return feature;
  }
}

/** `q,r` as it stands in actions and views. */
export function hexOf(id: string): { readonly q: number; readonly r: number } {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return { q, r };
}

/** The corners where a small table may lie; the fourth has the keys of the zoom. */
const CORNERS = [
  { name: 'top-left', right: false, bottom: false },
  { name: 'bottom-left', right: false, bottom: true },
  { name: 'top-right', right: true, bottom: false },
] as const;

/** How much of the map's width and height the table takes. */
const CORNER = { width: 0.1, height: 0.26 };

/** The corner of a map with the fewest fields. */
export function freeCorner(land: readonly MapField[], box: Box, turned: boolean): (typeof CORNERS)[number]['name'] {
  const counts = CORNERS.map(({ name, right, bottom }) => {
    const fields = land.filter((field) => {
      const { x, y } = centre(field, turned);
      const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height];
      return (right ? 1 - across : across) < CORNER.width && (bottom ? 1 - down : down) < CORNER.height;
    });
    return { name, fields: fields.length };
  });
  return counts.reduce((best, one) => (one.fields < best.fields ? one : best)).name;
}
