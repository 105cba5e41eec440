/** The 16 idols and what a slot offers (A-IDOL). */
import type { CopiedTile, SlotOption } from './types.ts';

export const idols = [
  { id: 'idol-coin', copies: 3, effect: [{ op: 'gain', coins: 1 }] },
  { id: 'idol-compass', copies: 3, effect: [{ op: 'gain', compass: 1 }] },
  { id: 'idol-tablet', copies: 3, effect: [{ op: 'gain', tablet: 1 }] },
  { id: 'idol-exile', copies: 3, effect: [{ op: 'exile' }] },
  { id: 'idol-upgrade', copies: 2, effect: [{ op: 'upgradeResource' }] },
  { id: 'idol-refresh', copies: 2, effect: [{ op: 'refreshAssistant', count: 1 }] },
] as const satisfies readonly CopiedTile[];

export const slotOptions = [
  { id: 'slot-coin-for-jewel', effect: [{ op: 'pay', cost: { coins: 1 }, gives: [{ op: 'gain', jewel: 1 }] }] },
  { id: 'slot-arrowhead', effect: [{ op: 'gain', arrowhead: 1 }] },
  { id: 'slot-tablets', effect: [{ op: 'gain', tablet: 2 }] },
  { id: 'slot-coin-compass', effect: [{ op: 'gain', coins: 1, compass: 1 }] },
  { id: 'slot-draw', effect: [{ op: 'draw', count: 1, from: 'top' }] },
] as const satisfies readonly SlotOption[];
