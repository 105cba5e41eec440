/** A place on the page, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Asked {
  /** What the note is about. */
  readonly at: Box;
  readonly note: { readonly width: number; readonly height: number };
  readonly page: { readonly width: number; readonly height: number };
  /** What it had better not cover. */
  readonly free?: readonly Box[];
  readonly gap?: number;
}

/** From the page's edge. */
const EDGE = 6;

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** How much of one is under the other. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Worse than covering anything else: to cover what the note is about. */
const NEVER = 1000;

/**
 * Where a note stands: wholly on the page, beside what it's about and never over it, and where it covers the least of what is to
 * stay free. Of places as good, beside comes before below and above.
 */
export function besideOf({ at, note: { width, height }, page, free = [], gap = 8 }: Asked): {
  readonly left: number;
  readonly top: number;
} {
  const lefts = [at.left, at.left + at.width / 2 - width / 2, at.left + at.width - width];
  const tops = [at.top + at.height / 2 - height / 2, at.top, at.top + at.height - height];
  const places = [
    ...tops.flatMap((top) => [
      { left: at.left + at.width + gap, top },
      { left: at.left - gap - width, top },
    ]),
    ...lefts.flatMap((left) => [
      { left, top: at.top + at.height + gap },
      { left, top: at.top - gap - height },
    ]),
  ].map(({ left, top }) => ({
    left: between(EDGE, left, page.width - width - EDGE),
    top: between(EDGE, top, page.height - height - EDGE),
  }));
  const covers = (place: { readonly left: number; readonly top: number }): number => {
    const box = { ...place, width, height };
    return NEVER * shared(box, at) + free.reduce((sum, one) => sum + shared(box, one), 0);
  };
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}
