/** The 18 research bonus tiles. */
import type { CopiedTile } from './types.ts';

export const bonusTiles = [
  { id: 'bonus-coin', copies: 3, effect: [{ op: 'gain', coins: 1 }] },
  { id: 'bonus-compass', copies: 3, effect: [{ op: 'gain', compass: 1 }] },
  { id: 'bonus-tablet', copies: 3, effect: [{ op: 'gain', tablet: 1 }] },
  { id: 'bonus-draw', copies: 3, effect: [{ op: 'draw', count: 1, from: 'top' }] },
  { id: 'bonus-exile', copies: 3, effect: [{ op: 'exile' }] },
  { id: 'bonus-upgrade', copies: 3, effect: [{ op: 'upgradeResource' }] },
] as const satisfies readonly CopiedTile[];
