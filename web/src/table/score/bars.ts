import type { Score } from '@moonstaff/kernel';

/** A piece of a bar. Places are shares of the whole scale. */
export interface Segment {
  readonly category: string;
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

export interface Bar {
  readonly seat: Score['seat'];
  readonly total: number;
  readonly segments: readonly Segment[];
  /** Where the bar begins and ends. */
  readonly from: number;
  readonly to: number;
}

export interface Bars {
  readonly zero: number;
  /** What has to be reached. */
  readonly target?: { readonly points: number; readonly at: number };
  readonly ticks: readonly { readonly points: number; readonly at: number }[];
  readonly bars: readonly Bar[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How far apart the marks of the scale are. */
const stepFor = (most: number): number => (most > 150 ? 50 : most > 30 ? 20 : 10);

/**
 * The bars of all players on one scale: what was gained to the right of zero, what was lost to its left. What has to be
 * reached is on the scale, too.
 */
export function barsOf(categories: readonly string[], scores: readonly Score[], target?: number): Bars {
  const pointsOf = ({ categories: got }: Score) =>
    categories.map((category) => ({ category, points: got[category] ?? 0 }));
  const gained = scores.map((score) => sum(pointsOf(score).map(({ points }) => Math.max(0, points))));
  const lost = scores.map((score) => sum(pointsOf(score).map(({ points }) => Math.max(0, -points))));
  const least = Math.max(0, ...lost);
  const most = Math.max(1, target ?? 0, ...gained);
  const at = (points: number): number => (least + points) / (least + most);
  const step = stepFor(most);
  return {
    zero: at(0),
    ...(target !== undefined && { target: { points: target, at: at(target) } }),
    ticks: Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step)
      // Beside the target, a mark's number would touch the other's.
      .filter((points) => target === undefined || Math.abs(points - target) > most * 0.13)
      .map((points) => ({ points, at: at(points) })),
    bars: scores.map((score) => {
      let [left, right] = [0, 0];
      const segments = pointsOf(score).flatMap(({ category, points }): Segment[] => {
        if (points === 0) return [];
        const [from, to] = points > 0 ? [right, right + points] : [left + points, left];
        if (points > 0) right = to;
        else left = from;
        return [{ category, points, from: at(from), to: at(to) }];
      });
      return { seat: score.seat, total: score.total, segments, from: at(left), to: at(right) };
    }),
  };
}
