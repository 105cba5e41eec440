/** The research track of the Snake Temple, bottom to top. */
import { printedIn } from '@moonstaff/kernel';
import { snakeRow2Glass, snakeRow4Notebook } from './doubtful.ts';
import type { ResearchRow, ResearchSpace } from './types.ts';

export const snakeSpaces = [
  { id: 'snake-start', row: 0, order: 1, bonusFrom: [], costInto: {}, next: ['snake-1-1', 'snake-1-2'] },
  {
    id: 'snake-1-1',
    row: 1,
    order: 1,
    bonusFrom: [],
    costInto: { compass: 1, tablet: 2 },
    next: ['snake-2-1', 'snake-2-2'],
  },
  { id: 'snake-1-2', row: 1, order: 2, bonusFrom: [], costInto: { jewel: 1 }, next: ['snake-2-2', 'snake-2-3'] },
  {
    id: 'snake-2-1',
    row: 2,
    order: 1,
    bonusFrom: [1],
    costInto: { coins: 1, compass: 1, arrowhead: 1 },
    next: ['snake-3-1'],
  },
  {
    id: 'snake-2-2',
    row: 2,
    order: 2,
    bonusFrom: [3],
    costInto: { tablet: 1, jewel: 1 },
    next: ['snake-3-1', 'snake-3-2'],
  },
  { id: 'snake-2-3', row: 2, order: 3, bonusFrom: [1], costInto: { arrowhead: 2 }, next: ['snake-3-2'] },
  { id: 'snake-3-1', row: 3, order: 1, bonusFrom: [1], costInto: { tablet: 2, arrowhead: 1 }, next: ['snake-4-1'] },
  { id: 'snake-3-2', row: 3, order: 2, bonusFrom: [1], costInto: { coins: 1, jewel: 1 }, next: ['snake-4-1'] },
  {
    id: 'snake-4-1',
    row: 4,
    order: 1,
    bonusFrom: [],
    costInto: { unslottedIdols: 1 },
    next: ['snake-5-1', 'snake-5-2'],
  },
  { id: 'snake-5-1', row: 5, order: 1, bonusFrom: [4], costInto: { arrowhead: 2 }, next: ['snake-6-1', 'snake-6-2'] },
  { id: 'snake-5-2', row: 5, order: 2, bonusFrom: [4], costInto: { tablet: 1, jewel: 1 }, next: ['snake-6-2'] },
  { id: 'snake-6-1', row: 6, order: 1, bonusFrom: [1], costInto: { tablet: 1, jewel: 1 }, next: ['snake-7-1'] },
  { id: 'snake-6-2', row: 6, order: 2, bonusFrom: [1], costInto: { compass: 1, tablet: 3 }, next: ['snake-7-1'] },
  {
    id: 'snake-7-1',
    row: 7,
    order: 1,
    bonusFrom: [1, 3, 1],
    costInto: { coins: 1, tablet: 1, arrowhead: 1 },
    next: ['snake-temple'],
  },
  { id: 'snake-temple', row: 8, order: 1, bonusFrom: [], costInto: { compass: 1, arrowhead: 1, jewel: 1 }, next: [] },
] as const satisfies readonly ResearchSpace[];

/** Rows 1 to 7: what a token gains and is worth there. Two of them rest on sources that disagree. */
export const snakeRows = (rules: number): readonly ResearchRow[] => [
  {
    glass: { points: 1, effect: [{ op: 'gain', coins: 1 }] },
    notebook: { points: 0, effect: [{ op: 'recruitAssistant' }] },
  },
  {
    glass: { points: 2, effect: printedIn(rules, snakeRow2Glass) },
    notebook: { points: 3, effect: [{ op: 'exile' }] },
  },
  {
    glass: { points: 3, effect: [{ op: 'draw', count: 1, from: 'top' }] },
    notebook: { points: 4, effect: [{ op: 'upgradeAssistant' }] },
  },
  {
    glass: { points: 4, effect: [{ op: 'rescueAssistant' }] },
    notebook: { points: 5, effect: printedIn(rules, snakeRow4Notebook) },
  },
  {
    glass: { points: 5, effect: [{ op: 'upgradeAssistant' }] },
    notebook: { points: 8, effect: [{ op: 'refreshAssistant', count: 1 }] },
  },
  {
    glass: { points: 10, effect: [{ op: 'gainFear' }] },
    notebook: { points: 12, effect: [{ op: 'draw', count: 1, from: 'top' }] },
  },
  { glass: { points: 15, effect: [{ op: 'gainFear' }] }, notebook: { points: 15, effect: [{ op: 'gain', jewel: 1 }] } },
];
