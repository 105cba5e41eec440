import type { RatingPoint } from './model.ts';

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [10, 25, 50, 100, 200, 500];
const LINES = 5;

/** Round figures below, above and between these values. */
export function axisFor(values: readonly number[]): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < LINES) ?? 1000;
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  return { from, to, ticks: Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step) };
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where a value is between the ends of an axis, from 0 to 1. One moment alone is at the end. */
export const within = (value: number, from: number, to: number): number =>
  to === from ? 1 : (value - from) / (to - from);

/** A line of ratings over time as a path, the latest at the right. */
export function linePath(
  points: readonly RatingPoint[],
  time: Pick<Axis, 'from' | 'to'>,
  axis: Axis,
  { width, height }: Box,
): string {
  return points
    .map(({ at, rating }, i) => {
      const x = within(at, time.from, time.to) * width;
      const y = height - within(rating, axis.from, axis.to) * height;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
