/** The five starting sites and the tiles of levels I and II. */
import type { Camp, SiteTile } from './types.ts';

/** Left to right. */
export const camps = [
  { id: 'camp-coins', effect: [{ op: 'gain', coins: 2 }], offers: ['coins'], spaces: [['boot'], ['boot', 'boot']] },
  {
    id: 'camp-compasses',
    effect: [{ op: 'gain', compass: 2 }],
    offers: ['compass'],
    spaces: [['boot'], ['boot', 'boot']],
  },
  { id: 'camp-tablets', effect: [{ op: 'gain', tablet: 2 }], offers: ['tablet'], spaces: [['boot'], ['boot', 'boot']] },
  {
    id: 'camp-arrowhead',
    effect: [{ op: 'gain', arrowhead: 1 }],
    offers: ['arrowhead'],
    spaces: [['boot'], ['boot', 'boot']],
  },
  {
    id: 'camp-jewel',
    effect: [{ op: 'pay', cost: { handCards: 1 }, gives: [{ op: 'gain', jewel: 1 }] }],
    offers: ['jewel'],
    spaces: [['boot'], ['boot', 'boot']],
  },
] as const satisfies readonly Camp[];

export const tilesI = [
  {
    id: 'site-i-item-or-compasses',
    effect: [
      {
        op: 'choose',
        pick: 1,
        options: [
          { steps: [{ op: 'gain', compass: 2 }] },
          { steps: [{ op: 'gainCard', kind: 'item', source: 'row', to: 'deckBottom', mandatory: true }] },
        ],
      },
    ],
    offers: ['compass'],
  },
  { id: 'site-i-coin-arrowhead', effect: [{ op: 'gain', coins: 1, arrowhead: 1 }], offers: ['coins', 'arrowhead'] },
  {
    id: 'site-i-draw-coin-tablet',
    effect: [
      { op: 'draw', count: 1, from: 'top' },
      { op: 'gain', coins: 1, tablet: 1 },
    ],
    offers: ['coins', 'tablet'],
  },
  {
    id: 'site-i-compass-arrowhead',
    effect: [{ op: 'gain', compass: 1, arrowhead: 1 }],
    offers: ['compass', 'arrowhead'],
  },
  { id: 'site-i-coin-2-tablets', effect: [{ op: 'gain', coins: 1, tablet: 2 }], offers: ['coins', 'tablet'] },
  { id: 'site-i-tablet-arrowhead', effect: [{ op: 'gain', tablet: 1, arrowhead: 1 }], offers: ['tablet', 'arrowhead'] },
  {
    id: 'site-i-draw-arrowhead',
    effect: [
      { op: 'draw', count: 1, from: 'top' },
      { op: 'gain', arrowhead: 1 },
    ],
    offers: ['arrowhead'],
  },
  {
    id: 'site-i-fear-tablet-jewel',
    effect: [{ op: 'gainFear' }, { op: 'gain', tablet: 1, jewel: 1 }],
    offers: ['tablet', 'jewel'],
  },
  {
    id: 'site-i-fear-compass-jewel',
    effect: [{ op: 'gainFear' }, { op: 'gain', compass: 1, jewel: 1 }],
    offers: ['compass', 'jewel'],
  },
  { id: 'site-i-jewel', effect: [{ op: 'gain', jewel: 1 }], offers: ['jewel'] },
] as const satisfies readonly SiteTile[];

export const tilesII = [
  { id: 'site-ii-2-compasses-jewel', effect: [{ op: 'gain', compass: 2, jewel: 1 }], offers: ['compass', 'jewel'] },
  {
    id: 'site-ii-coin-compass-tablet-arrowhead',
    effect: [{ op: 'gain', coins: 1, compass: 1, tablet: 1, arrowhead: 1 }],
    offers: ['coins', 'compass', 'tablet', 'arrowhead'],
  },
  { id: 'site-ii-arrowhead-jewel', effect: [{ op: 'gain', arrowhead: 1, jewel: 1 }], offers: ['arrowhead', 'jewel'] },
  {
    id: 'site-ii-draw-tablet-jewel',
    effect: [
      { op: 'draw', count: 1, from: 'top' },
      { op: 'gain', tablet: 1, jewel: 1 },
    ],
    offers: ['tablet', 'jewel'],
  },
  { id: 'site-ii-2-tablets-jewel', effect: [{ op: 'gain', tablet: 2, jewel: 1 }], offers: ['tablet', 'jewel'] },
  {
    id: 'site-ii-fear-2-tablets-2-arrowheads',
    effect: [{ op: 'gainFear' }, { op: 'gain', tablet: 2, arrowhead: 2 }],
    offers: ['tablet', 'arrowhead'],
  },
] as const satisfies readonly SiteTile[];
