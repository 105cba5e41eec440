import type { MapField } from './field.ts';
import { centre, corners, DIRECTIONS, type Hex, hexKey, neighbour, pointText } from './geometry.ts';

/** The lines of a map as paths: around land and the whole map, between regions, inside a region. */
export interface Borders {
  readonly coast: string;
  readonly region: string;
  readonly inner: string;
}

type Line = keyof Borders;

const isLand = (field: MapField): boolean => field.ground !== 'sea';

/** Which line lies between two fields; none between two seas. */
function lineBetween(field: MapField, other: MapField | undefined): Line | undefined {
  if (other === undefined || other.ground === 'blocked') return 'coast';
  if (isLand(field) !== isLand(other)) return 'coast';
  if (!isLand(field)) return undefined;
  return field.region !== undefined && field.region === other.region ? 'inner' : 'region';
}

/** Every side once, as a piece of its path. */
export function borders(fields: readonly MapField[], turned: boolean): Borders {
  const byKey = new Map(fields.map((field) => [hexKey(field), field]));
  const around = corners(undefined, turned);
  const paths: Record<Line, string[]> = { coast: [], region: [], inner: [] };
  for (const field of fields) {
    if (field.ground === 'blocked') continue;
    const middle = centre(field, turned);
    DIRECTIONS.forEach((direction, side) => {
      const other = byKey.get(hexKey(neighbour(field, direction)));
      const drawnByOther = other !== undefined && other.ground !== 'blocked' && side >= DIRECTIONS.length / 2;
      const line = drawnByOther ? undefined : lineBetween(field, other);
      const [a, b] = [around[side], around[(side + 1) % DIRECTIONS.length]];
      if (line === undefined || a === undefined || b === undefined) return;
      const from = { x: middle.x + a.x, y: middle.y + a.y };
      const to = { x: middle.x + b.x, y: middle.y + b.y };
      paths[line].push(`M${pointText(from)}L${pointText(to)}`);
    });
  }
  return { coast: paths.coast.join(''), region: paths.region.join(''), inner: paths.inner.join('') };
}

/** The line around some fields, for showing them as one. */
export function outlineOf(fields: readonly Hex[], turned: boolean): string {
  const inside = new Set(fields.map(hexKey));
  const around = corners(undefined, turned);
  return fields
    .flatMap((field) => {
      const middle = centre(field, turned);
      return DIRECTIONS.map((direction, side) => {
        const [a, b] = [around[side], around[(side + 1) % DIRECTIONS.length]];
        if (a === undefined || b === undefined || inside.has(hexKey(neighbour(field, direction)))) return '';
        const from = { x: middle.x + a.x, y: middle.y + a.y };
        return `M${pointText(from)}L${pointText({ x: middle.x + b.x, y: middle.y + b.y })}`;
      });
    })
    .join('');
}
