import type { Component } from '@moonstaff/kernel';
import type { Land } from '../terrain.ts';

/** How the spaces of one step are arranged. Each has a file in `shapes/`. */
export const SHAPES = [
  'free',
  'connected',
  'line',
  'path',
  'region',
  'neighboursOf',
  'rayFrom',
  'rayFromVillage',
] as const;
export type ShapeName = (typeof SHAPES)[number];

export const UNLIMITED = Number.POSITIVE_INFINITY;

/** One step of a card. The player explores up to `max` spaces, then goes on to the next step, never back. */
export interface Step {
  readonly shape: ShapeName;
  readonly max: number;
  /** The terrains, in any mix; a discovery or crystal space takes any open place (G-EXP-7). */
  readonly allow?: readonly (Land | 'sea' | 'any')[];
  /** In place of `allow`: the terrains, and how many spaces of each. */
  readonly each?: { readonly [T in Land | 'sea']?: number };
  /** The earlier step whose spaces are meant. */
  readonly ref?: number;
  /** Only these spaces of the earlier step are meant. */
  readonly refTerrain?: 'sea';
  /** Only spaces of this kind; nothing stands in for it. */
  readonly feature?: 'city' | 'coin';
}

/** What a card lets a player do: its steps, in order, and what applies to all of them. */
export interface CardRule extends Component {
  readonly steps: readonly Step[];
  /** Coin spaces explored by the card itself pay this many times (G-ACT-5). */
  readonly coinSpacesTimes?: number;
  /** Further treasure cards for each ruin explored for the first time this turn (G-ACT-2). */
  readonly extraTreasures?: number;
}
