/** The 12 assistants, both sides. */
import type { Assistant } from './types.ts';

export const assistants = [
  { id: 'assistant-coins', timing: 'free', silver: [{ op: 'gain', coins: 2 }], gold: [{ op: 'gain', coins: 3 }] },
  {
    id: 'assistant-tablet',
    timing: 'free',
    silver: [{ op: 'gain', tablet: 1 }],
    gold: [{ op: 'gain', coins: 1, tablet: 1 }],
  },
  {
    id: 'assistant-boot-arrowhead',
    timing: 'free',
    silver: [{ op: 'pay', cost: { travel: ['boot'] }, gives: [{ op: 'gain', arrowhead: 1 }] }],
    gold: [{ op: 'gain', arrowhead: 1 }],
  },
  {
    id: 'assistant-coin-trade',
    timing: 'free',
    silver: [{ op: 'pay', cost: { coins: 1 }, gives: [{ op: 'gain', arrowhead: 1 }] }],
    gold: [
      {
        op: 'pay',
        cost: { coins: 1 },
        gives: [
          {
            op: 'choose',
            pick: 1,
            options: [{ steps: [{ op: 'gain', arrowhead: 1 }] }, { steps: [{ op: 'gain', jewel: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'assistant-exile',
    timing: 'free',
    silver: [{ op: 'exile' }],
    gold: [{ op: 'exile' }, { op: 'gain', compass: 1 }],
  },
  {
    id: 'assistant-draw',
    timing: 'free',
    silver: [{ op: 'draw', count: 1, from: 'top' }, { op: 'spendHandCard' }],
    gold: [{ op: 'draw', count: 1, from: 'top' }],
  },
  {
    id: 'assistant-plane',
    timing: 'free',
    silver: [
      {
        op: 'choose',
        pick: 1,
        options: [{ steps: [{ op: 'gain', coins: 1 }] }, { steps: [{ op: 'travel', icons: ['plane'] }] }],
      },
    ],
    gold: [
      {
        op: 'choose',
        pick: 1,
        options: [{ steps: [{ op: 'gain', coins: 2 }] }, { steps: [{ op: 'travel', icons: ['plane', 'plane'] }] }],
      },
    ],
  },
  {
    id: 'assistant-car',
    timing: 'free',
    silver: [
      {
        op: 'choose',
        pick: 1,
        options: [{ steps: [{ op: 'gain', compass: 1 }] }, { steps: [{ op: 'travel', icons: ['car'] }] }],
      },
    ],
    gold: [
      {
        op: 'choose',
        pick: 1,
        options: [
          { steps: [{ op: 'gain', coins: 1, compass: 1 }] },
          { steps: [{ op: 'travel', icons: ['car', 'car'] }] },
        ],
      },
    ],
  },
  {
    id: 'assistant-ship',
    timing: 'free',
    silver: [
      {
        op: 'choose',
        pick: 1,
        options: [{ steps: [{ op: 'gain', compass: 1 }] }, { steps: [{ op: 'travel', icons: ['ship'] }] }],
      },
    ],
    gold: [
      {
        op: 'choose',
        pick: 1,
        options: [
          { steps: [{ op: 'gain', coins: 1, compass: 1 }] },
          { steps: [{ op: 'travel', icons: ['ship', 'ship'] }] },
        ],
      },
    ],
  },
  {
    id: 'assistant-discount',
    timing: 'main',
    silver: [{ op: 'buyCard', kind: 'any', discount: 1 }],
    gold: [{ op: 'buyCard', kind: 'any', discount: 2 }],
  },
  {
    id: 'assistant-upgrade',
    timing: 'free',
    silver: [{ op: 'upgradeResource' }],
    gold: [{ op: 'upgradeResource' }, { op: 'gain', compass: 1 }],
  },
  { id: 'assistant-compass', timing: 'free', silver: [{ op: 'gain', compass: 1 }], gold: [{ op: 'gain', compass: 2 }] },
] as const satisfies readonly Assistant[];
