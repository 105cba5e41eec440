import type { Advice } from './advice.ts';

/** Moves that differ by less than this are as good as each other. */
const AS_GOOD = 0.3;

/** Why a move is recommended: only what was measured, or what its preview shows. */
export type Reason =
  | { readonly why: 'only' }
  /** Ahead of the next best by this number of points. */
  | { readonly why: 'ahead'; readonly by: number }
  | { readonly why: 'costsNothing' }
  | { readonly why: 'bringsMost' }
  | { readonly why: 'close' };

/** What it falls short of the best move, in points; nothing if that's as good as nothing. */
export function differenceTo(best: Advice, other: Advice): number | undefined {
  const less = best.value - other.value;
  return less < AS_GOOD ? undefined : Math.round(less * 10) / 10;
}

/** The first of all moves that would be called the same. Which of two equal cards is played doesn't matter. */
export const namedOnce = (advice: readonly Advice[], nameOf: (one: Advice) => string): readonly Advice[] =>
  advice.filter((one, i) => advice.findIndex((other) => nameOf(other) === nameOf(one)) === i);

const costs = ({ preview }: Advice): number => preview?.price.length ?? 0;
const brings = ({ preview }: Advice): number => preview?.gains.length ?? 0;

/** The one reason given for the move at the top. `inPoints` says whether values may be compared. */
export function reasonFor([best, ...others]: readonly Advice[], inPoints: boolean): Reason | undefined {
  if (best === undefined) return undefined;
  const [next] = others;
  if (next === undefined) return { why: 'only' };
  const ahead = inPoints ? differenceTo(best, next) : undefined;
  if (ahead !== undefined) return { why: 'ahead', by: ahead };
  if (costs(best) === 0 && others.every((other) => costs(other) > 0)) return { why: 'costsNothing' };
  if (others.every((other) => brings(other) < brings(best))) return { why: 'bringsMost' };
  return { why: 'close' };
}
