/** The 15 guardians with their costs and boons; each is worth 5 points. */
import type { Guardian } from './types.ts';

export const guardians = [
  { id: 'guardian-01', cost: { coins: 1, compass: 1, arrowhead: 1 }, boon: { kind: 'travel', icons: ['ship'] } },
  {
    id: 'guardian-02',
    cost: { coins: 1, arrowhead: 1, handCards: 1 },
    boon: { kind: 'freeAction', effect: [{ op: 'exile' }] },
  },
  { id: 'guardian-03', cost: { coins: 1, arrowhead: 1, travel: ['boot'] }, boon: { kind: 'travel', icons: ['car'] } },
  { id: 'guardian-04', cost: { coins: 2, arrowhead: 1 }, boon: { kind: 'travel', icons: ['car'] } },
  {
    id: 'guardian-05',
    cost: { tablet: 1, arrowhead: 1, travel: ['boot'] },
    boon: { kind: 'freeAction', effect: [{ op: 'exile' }] },
  },
  {
    id: 'guardian-06',
    cost: { arrowhead: 1, travel: ['plane'] },
    boon: { kind: 'freeAction', effect: [{ op: 'exile' }] },
  },
  {
    id: 'guardian-07',
    cost: { compass: 1, arrowhead: 1, handCards: 1 },
    boon: { kind: 'freeAction', effect: [{ op: 'draw', count: 1, from: 'top' }] },
  },
  { id: 'guardian-08', cost: { coins: 4 }, boon: { kind: 'freeAction', effect: [{ op: 'upgradeResource' }] } },
  { id: 'guardian-09', cost: { arrowhead: 1, travel: ['ship'] }, boon: { kind: 'travel', icons: ['car'] } },
  { id: 'guardian-10', cost: { arrowhead: 1, travel: ['car'] }, boon: { kind: 'travel', icons: ['ship'] } },
  {
    id: 'guardian-11',
    cost: { compass: 1, travel: ['boot', 'boot'] },
    boon: { kind: 'freeAction', effect: [{ op: 'exile' }] },
  },
  { id: 'guardian-12', cost: { jewel: 1, travel: ['boot'] }, boon: { kind: 'travel', icons: ['plane'] } },
  { id: 'guardian-13', cost: { tablet: 3 }, boon: { kind: 'travel', icons: ['plane'] } },
  {
    id: 'guardian-14',
    cost: { arrowhead: 1, travel: ['plane'] },
    boon: { kind: 'freeAction', effect: [{ op: 'exile' }] },
  },
  { id: 'guardian-15', cost: { compass: 2, arrowhead: 1 }, boon: { kind: 'travel', icons: ['ship'] } },
] as const satisfies readonly Guardian[];
