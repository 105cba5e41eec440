import { settingsNow } from '../settings/settings.ts';

/** How a thing travels: for how long, along which curve, and how long after the one before it. */
export interface Pace {
  readonly ms: number;
  readonly curve: string;
  readonly apart: number;
}

const SWIFT = 'cubic-bezier(.2, .8, .2, 1)';

export const PACES = {
  piece: { ms: 260, curve: SWIFT, apart: 0 },
  card: { ms: 340, curve: SWIFT, apart: 40 },
  coin: { ms: 420, curve: 'cubic-bezier(.4, 0, .3, 1)', apart: 40 },
  turn: { ms: 420, curve: 'cubic-bezier(.3, .7, .2, 1)', apart: 40 },
} as const satisfies { readonly [name: string]: Pace };

export type PaceName = keyof typeof PACES;

/** A whole move is over by then. What would start too late starts with the rest. */
export const LONGEST_MS = 900;

const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** How much slower than normal things travel. Absent when they don't travel at all. */
export function slowness(): number | undefined {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || settingsNow().motion === 'off' ? undefined : SPEEDS[settingsNow().motion];
}
