/** How the rival chooses: by row where a rule says so, then by the arrow (A-SOL-12, A-SOL-13). */
import { at } from '@moonstaff/kernel';
import { type Arrow, rivalArrowsIn } from '../data/index.ts';
import type { Rival } from '../state.ts';

/**
 * The arrow on the back of the tile now on top of the stack; for the last tile the one of the first tile used
 * this round.
 */
export const arrowOf = (rules: number, rival: Rival): Arrow =>
  rivalArrowsIn(rules)[rival.stack[0] ?? at(rival.used, 0)];

/** Of options from left to right. */
export function byArrow<T>(options: readonly T[], arrow: Arrow): T | undefined {
  return arrow === 'left' ? options[0] : options.at(-1);
}

/** Those with the highest (or lowest) value, in their order. */
export function extreme<T>(
  options: readonly T[],
  value: (option: T) => number,
  which: 'highest' | 'lowest',
): readonly T[] {
  const values = options.map(value);
  const best = which === 'highest' ? Math.max(...values) : Math.min(...values);
  return options.filter((option) => value(option) === best);
}
