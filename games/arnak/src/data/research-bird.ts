/** The research track of the Bird Temple, bottom to top. */
import type { ResearchRow, ResearchSpace } from './types.ts';

export const birdSpaces = [
  { id: 'bird-start', row: 0, order: 1, bonusFrom: [], costInto: {}, next: ['bird-1-1', 'bird-1-2'] },
  {
    id: 'bird-1-1',
    row: 1,
    order: 1,
    bonusFrom: [],
    costInto: { compass: 1, arrowhead: 1 },
    next: ['bird-2-1', 'bird-2-2'],
  },
  { id: 'bird-1-2', row: 1, order: 2, bonusFrom: [], costInto: { jewel: 1 }, next: ['bird-2-2'] },
  { id: 'bird-2-1', row: 2, order: 1, bonusFrom: [1], costInto: { jewel: 1 }, next: ['bird-3-1'] },
  { id: 'bird-2-2', row: 2, order: 2, bonusFrom: [1], costInto: { tablet: 1, arrowhead: 1 }, next: ['bird-3-1'] },
  {
    id: 'bird-3-1',
    row: 3,
    order: 1,
    bonusFrom: [4],
    costInto: { tablet: 2, arrowhead: 1 },
    next: ['bird-4-1', 'bird-4-2', 'bird-4-3'],
  },
  {
    id: 'bird-4-1',
    row: 4,
    order: 1,
    bonusFrom: [1],
    costInto: { coins: 1, tablet: 1, arrowhead: 1 },
    next: ['bird-5-1'],
  },
  { id: 'bird-4-2', row: 4, order: 2, bonusFrom: [1], costInto: { tablet: 1, jewel: 1 }, next: ['bird-5-1'] },
  { id: 'bird-4-3', row: 4, order: 3, bonusFrom: [1], costInto: { arrowhead: 2 }, next: ['bird-5-1'] },
  {
    id: 'bird-5-1',
    row: 5,
    order: 1,
    bonusFrom: [4],
    costInto: { coins: 1, jewel: 1 },
    next: ['bird-6-1', 'bird-6-2'],
  },
  { id: 'bird-6-1', row: 6, order: 1, bonusFrom: [1], costInto: { compass: 1, jewel: 1 }, next: ['bird-7-1'] },
  {
    id: 'bird-6-2',
    row: 6,
    order: 2,
    bonusFrom: [1],
    costInto: { tablet: 2, arrowhead: 1 },
    next: ['bird-7-1', 'bird-7-2'],
  },
  {
    id: 'bird-7-1',
    row: 7,
    order: 1,
    bonusFrom: [3],
    costInto: { coins: 1, tablet: 1, arrowhead: 1 },
    next: ['bird-temple'],
  },
  { id: 'bird-7-2', row: 7, order: 2, bonusFrom: [3], costInto: { tablet: 1, jewel: 1 }, next: ['bird-temple'] },
  { id: 'bird-temple', row: 8, order: 1, bonusFrom: [], costInto: { coins: 1, compass: 1, jewel: 1 }, next: [] },
] as const satisfies readonly ResearchSpace[];

/** Rows 1 to 7: what a token gains and is worth there. */
export const birdRows = [
  {
    glass: { points: 1, effect: [{ op: 'gain', coins: 1 }] },
    notebook: { points: 0, effect: [{ op: 'recruitAssistant' }] },
  },
  {
    glass: { points: 2, effect: [{ op: 'gain', compass: 1 }] },
    notebook: { points: 1, effect: [{ op: 'recruitAssistant' }] },
  },
  {
    glass: { points: 4, effect: [{ op: 'gain', compass: 1 }] },
    notebook: { points: 2, effect: [{ op: 'upgradeAssistant' }] },
  },
  {
    glass: { points: 6, effect: [{ op: 'gain', compass: 1 }] },
    notebook: { points: 4, effect: [{ op: 'upgradeAssistant' }] },
  },
  {
    glass: { points: 9, effect: [{ op: 'gain', compass: 1 }] },
    notebook: { points: 6, effect: [{ op: 'gain', compass: 3 }] },
  },
  {
    glass: { points: 12, effect: [{ op: 'draw', count: 1, from: 'top' }] },
    notebook: { points: 8, effect: [{ op: 'gainCard', kind: 'artifact', source: 'row', to: 'playArea' }] },
  },
  {
    glass: { points: 16, effect: [{ op: 'gain', compass: 1 }] },
    notebook: { points: 10, effect: [{ op: 'overcomeGuardian', where: 'occupiedByYou' }] },
  },
] as const satisfies readonly ResearchRow[];
