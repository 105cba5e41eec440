import type { Seat } from '@moonstaff/kernel';
import type { Snapshot } from '../source.ts';

/** What the band of a television says. */
export type ScreenBand =
  | { readonly kind: 'noLine' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'move'; readonly seat: Seat }
  /** Everybody plays at the same time: those we wait for, and those who are done. */
  | { readonly kind: 'together'; readonly waiting: readonly Seat[]; readonly done: readonly Seat[] }
  | { readonly kind: 'over'; readonly winner: Seat | 'rival' | undefined };

interface Circumstances {
  readonly isTogether: boolean;
  readonly isPaused: boolean;
  /** The line to the server is gone. */
  readonly isLost: boolean;
}

/** Who is to move, or what everybody waits for. A lost line comes first: all else may be old. */
export function screenBand(
  { toAct, sitters, outcome }: Pick<Snapshot, 'toAct' | 'sitters' | 'outcome'>,
  { isTogether, isPaused, isLost }: Circumstances,
): ScreenBand {
  if (isLost) return { kind: 'noLine' };
  if (outcome !== undefined) return { kind: 'over', winner: outcome.winners[0] };
  if (isPaused) return { kind: 'paused' };
  const [first] = toAct;
  if (!isTogether && first !== undefined) return { kind: 'move', seat: first };
  const everybody = sitters.map((_, seat) => seat);
  return {
    kind: 'together',
    waiting: everybody.filter((seat) => toAct.includes(seat)),
    done: everybody.filter((seat) => !toAct.includes(seat)),
  };
}

/** Those who move at a table are called when this changes. */
export const calledBy = (band: ScreenBand): string =>
  band.kind === 'move' ? `${band.seat}` : band.kind === 'together' ? band.waiting.join(' ') : band.kind;

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** A round as it's written: I to V. */
export const numeral = (round: number): string => NUMERALS[round - 1] ?? `${round}`;
