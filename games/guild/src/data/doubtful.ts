/**
 * The one place for printed figures that rest on a single source. Everything else was confirmed twice.
 *
 * Also doubtful, and standing in the pictures because they are read there: the digits (values of cities and
 * coin fields) of the maps named in `MAPS_FROM_ONE_SOURCE`. Their terrains and places are safe: a wrong
 * one would tear a region.
 */

/** Coins for the first, second, third and fourth tower (G-TWR-2). Could in theory differ between maps. */
export const TOWER_PAY: readonly number[] = [6, 8, 10, 14];

/** How the 40 treasure cards split into kinds (G-PRN-4). */
export const TREASURE_COUNTS = {
  'free-explorer': 8,
  'two-coins': 8,
  vase: 10,
  'tower-bonus': 6,
  'grass-villages': 2,
  'desert-villages': 2,
  'mountain-villages': 2,
  'village-pairs': 2,
} as const;

export const MAPS_FROM_ONE_SOURCE: readonly string[] = ['avenia', 'kazan', 'cnidaria'];
