/**
 * Spaces are flat-topped hexagons in axial coordinates (q to the east, r to the south). On a phone the
 * whole map is turned a quarter to the right; what stands on the spaces stays upright.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The half width of a space; every drawing of a map uses these units. */
const SIZE = 27.5;

const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2;

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

const turn = (point: Point, turned: boolean): Point => (turned ? { x: -point.y, y: point.x } : point);

export const centre = ({ q, r }: Hex, turned = false): Point =>
  turn({ x: 1.5 * SIZE * q, y: 2 * HALF_HEIGHT * (r + q / 2) }, turned);

/** The six neighbours, clockwise from the south-east, in step with `corners`: side i lies between corners i and i+1. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const neighbour = (hex: Hex, direction: Hex): Hex => ({ q: hex.q + direction.q, r: hex.r + direction.r });

/** The corners around (0, 0), clockwise from the east. */
export function corners(size = SIZE, turned = false): readonly Point[] {
  return DIRECTIONS.map((_, i) => {
    const angle = (Math.PI / 3) * i;
    return turn({ x: size * Math.cos(angle), y: size * Math.sin(angle) }, turned);
  });
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

export const pointText = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const hexPath = (size = SIZE, turned = false): string => `M${corners(size, turned).map(pointText).join('L')}Z`;

/**
 * A path somewhere else. It costs the browser less than the same path with a `transform`: things without one can be painted
 * together. Only `M` and `L` may be absolute in it.
 */
export const movedPath = (path: string, by: Point): string =>
  path.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, command, x, y) => `${command}${pointText({ x: Number(x) + by.x, y: Number(y) + by.y })}`,
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around all these spaces, with a margin. */
export function boxAround(hexes: readonly Hex[], turned: boolean, margin: number): Box {
  const points = hexes.map((hex) => centre(hex, turned));
  const [dx, dy] = turned ? [HALF_HEIGHT, SIZE] : [SIZE, HALF_HEIGHT];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - dx - margin;
  const y = Math.min(...ys) - dy - margin;
  return { x, y, width: Math.max(...xs) + dx + margin - x, height: Math.max(...ys) + dy + margin - y };
}

/** The space at a point of the drawing. */
export function hexAt(point: Point, turned: boolean): Hex {
  const { x, y } = turned ? { x: point.y, y: -point.x } : point;
  const q = x / (1.5 * SIZE);
  const r = y / (2 * HALF_HEIGHT) - q / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const s = -q - r;
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}
