import type { Point } from './geometry.ts';

/** How a map is shown: how much larger, and by how many pixels its upper left corner is moved. */
export interface Zoom extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole map, as large as it fits. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

const MOST = 3;

const between = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** The map always fills its place: it is not moved beyond its own edge. */
function held({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return { scale, x: between(width * (1 - scale), x, 0), y: between(height * (1 - scale), y, 0) };
}

/** Larger or smaller by a factor, while the point under the finger stays where it is. */
export function zoomed(zoom: Zoom, factor: number, point: Point, size: Size): Zoom {
  const scale = between(1, zoom.scale * factor, MOST);
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return held({ scale, x, y }, size);
}

export const moved = (zoom: Zoom, by: Point, size: Size): Zoom =>
  held({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, size);

/** Moved no more than needed to show a point of the unzoomed map, with some room around it. */
export function showing(zoom: Zoom, point: Point, size: Size): Zoom {
  const room = (length: number): number => length * 0.12;
  const shift = (here: number, length: number): number => between(room(length), here, length - room(length)) - here;
  const [x, y] = [point.x * zoom.scale + zoom.x, point.y * zoom.scale + zoom.y];
  return moved(zoom, { x: shift(x, size.width), y: shift(y, size.height) }, size);
}
