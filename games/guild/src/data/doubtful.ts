/**
 * Printed figures that rest on a single source. What we know of each is in `text/src/guild/<language>/doubts.ts`;
 * `docs/doubts.md` lists it all.
 *
 * Also doubtful, and corrected in their pictures (`maps/`): the values of cities and coin spaces, and the village sites,
 * of the maps in `MAPS_FROM_ONE_SOURCE`. A missing coin makes a false village site, so places are no safer than digits.
 */
import type { Printed } from '@moonstaff/kernel';

/** Coins for the first, second, third and fourth tower (G-TWR-2). Could in theory differ between maps. */
export const TOWER_PAY: Printed<readonly number[]> = { first: [6, 8, 10, 14] };

/** How the 40 treasure cards split into kinds (G-PRN-4). */
const counts = {
  'free-explorer': 8,
  'two-coins': 8,
  vase: 10,
  'tower-bonus': 6,
  'grass-villages': 2,
  'desert-villages': 2,
  'mountain-villages': 2,
  'village-pairs': 2,
} as const;

/** A correction names all kinds again: `to: { ...counts, vase: 9 }`. */
export const TREASURE_COUNTS: Printed<{ readonly [Kind in keyof typeof counts]: number }> = { first: counts };

/** What a look at a copy may correct; maps are corrected in their own files. */
export const printed: readonly Printed<unknown>[] = [TOWER_PAY, TREASURE_COUNTS];

const MAPS_FROM_ONE_SOURCE = ['avenia', 'kazan', 'cnidaria'] as const;

/** What is doubtful, the components it concerns (as `moonstaff facts` names them), and where to correct it. */
export const doubts = [
  {
    id: 'maps',
    components: MAPS_FROM_ONE_SOURCE,
    where: MAPS_FROM_ONE_SOURCE.map((map) => `maps/${map}.ts (picture)`).join(', '),
  },
  { id: 'avenia-cities', components: ['avenia'], where: 'maps/avenia.ts (picture)' },
  { id: 'tower-pay', components: ['payout.tower'], where: 'TOWER_PAY' },
  { id: 'treasure-split', components: Object.keys(counts), where: 'TREASURE_COUNTS' },
] as const;

export type DoubtId = (typeof doubts)[number]['id'];
