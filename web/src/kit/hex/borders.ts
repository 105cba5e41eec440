import { centre, corners, DIRECTIONS, type Hex, hexKey, neighbour, pointText } from './geometry.ts';
import type { MapSpace } from './space.ts';

/** The lines of a map as paths: around land and the whole map, between regions, inside a region. */
export interface Borders {
  readonly coast: string;
  readonly region: string;
  readonly inner: string;
}

type Line = keyof Borders;

const isLand = (space: MapSpace): boolean => space.ground !== 'sea';

/** Which line lies between two spaces; none between two seas. */
function lineBetween(space: MapSpace, other: MapSpace | undefined): Line | undefined {
  if (other === undefined || other.ground === 'blocked') return 'coast';
  if (isLand(space) !== isLand(other)) return 'coast';
  if (!isLand(space)) return undefined;
  return space.region !== undefined && space.region === other.region ? 'inner' : 'region';
}

/** Every side once, as a piece of its path. */
export function borders(spaces: readonly MapSpace[], turned: boolean): Borders {
  const byKey = new Map(spaces.map((space) => [hexKey(space), space]));
  const around = corners(undefined, turned);
  const paths: Record<Line, string[]> = { coast: [], region: [], inner: [] };
  for (const space of spaces) {
    if (space.ground === 'blocked') continue;
    const middle = centre(space, turned);
    DIRECTIONS.forEach((direction, side) => {
      const other = byKey.get(hexKey(neighbour(space, direction)));
      const drawnByOther = other !== undefined && other.ground !== 'blocked' && side >= DIRECTIONS.length / 2;
      const line = drawnByOther ? undefined : lineBetween(space, other);
      const [a, b] = [around[side], around[(side + 1) % DIRECTIONS.length]];
      if (line === undefined || a === undefined || b === undefined) return;
      const from = { x: middle.x + a.x, y: middle.y + a.y };
      const to = { x: middle.x + b.x, y: middle.y + b.y };
      paths[line].push(`M${pointText(from)}L${pointText(to)}`);
    });
  }
  return { coast: paths.coast.join(''), region: paths.region.join(''), inner: paths.inner.join('') };
}

/** The line around some spaces, for showing them as one. */
export function outlineOf(spaces: readonly Hex[], turned: boolean): string {
  const inside = new Set(spaces.map(hexKey));
  const around = corners(undefined, turned);
  return spaces
    .flatMap((space) => {
      const middle = centre(space, turned);
      return DIRECTIONS.map((direction, side) => {
        const [a, b] = [around[side], around[(side + 1) % DIRECTIONS.length]];
        if (a === undefined || b === undefined || inside.has(hexKey(neighbour(space, direction)))) return '';
        const from = { x: middle.x + a.x, y: middle.y + a.y };
        return `M${pointText(from)}L${pointText({ x: middle.x + b.x, y: middle.y + b.y })}`;
      });
    })
    .join('');
}
