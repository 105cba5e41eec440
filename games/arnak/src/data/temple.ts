/** The six stacks of temple tiles and what their columns cost (A-TMP-2). */
import type { Tokens } from '../effects/language.ts';
import type { TempleColumn, TempleStack } from './types.ts';

/** Top to bottom, each tier left to right. */
export const templeStacks = [
  { id: 'temple-11', points: 11, combines: ['left', 'middle', 'right'] },
  { id: 'temple-6-left', points: 6, combines: ['left', 'middle'] },
  { id: 'temple-6-right', points: 6, combines: ['middle', 'right'] },
  { id: 'temple-2-left', points: 2, combines: ['left'] },
  { id: 'temple-2-middle', points: 2, combines: ['middle'] },
  { id: 'temple-2-right', points: 2, combines: ['right'] },
] as const satisfies readonly TempleStack[];

export const birdTemple = {
  left: { coins: 1, tablet: 2 },
  middle: { jewel: 1 },
  right: { compass: 1, arrowhead: 1 },
} as const satisfies { readonly [C in TempleColumn]: Tokens };

/** Points of the spaces of the Lost Temple by order of arrival (A-LT-2). */
export const arrivalPoints: readonly number[] = [23, 21, 20, 19];
