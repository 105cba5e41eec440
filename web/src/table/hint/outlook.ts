import type { Outlook } from '../source.ts';

/** An outlook on a scale with round ends. Places are from 0 to 1. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly middle: number;
}

const STEP = 10;
/** Points of room on both sides. */
const ROOM = 5;

export function rangeOf({ expected, low, high }: Outlook): Range {
  const from = Math.floor((low - ROOM) / STEP) * STEP;
  const to = Math.ceil((high + ROOM) / STEP) * STEP;
  const place = (score: number): number => (score - from) / (to - from);
  return {
    low: Math.round(low),
    high: Math.round(high),
    from,
    to,
    start: place(low),
    end: place(high),
    middle: place(Math.min(high, Math.max(low, expected))),
  };
}
