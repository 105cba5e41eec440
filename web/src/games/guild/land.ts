import { type Field, mapNamed } from '@moonstaff/guild';
import type { Feature, MapField } from '../../hex/field.ts';

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
