/** The cards everybody starts with, and Fear (A-CARD-5, A-CARD-6). */
import type { BasicCard, FearCard } from './types.ts';

export const basicCards = [
  { id: 'funding-car', kind: 'basic', travel: ['car'], points: 0, timing: 'free', effect: [{ op: 'gain', coins: 1 }] },
  {
    id: 'funding-ship',
    kind: 'basic',
    travel: ['ship'],
    points: 0,
    timing: 'free',
    effect: [{ op: 'gain', coins: 1 }],
  },
  {
    id: 'exploration-car',
    kind: 'basic',
    travel: ['car'],
    points: 0,
    timing: 'free',
    effect: [{ op: 'gain', compass: 1 }],
  },
  {
    id: 'exploration-ship',
    kind: 'basic',
    travel: ['ship'],
    points: 0,
    timing: 'free',
    effect: [{ op: 'gain', compass: 1 }],
  },
] as const satisfies readonly BasicCard[];

export const fear = {
  id: 'fear',
  kind: 'fear',
  travel: ['boot'],
  points: -1,
  timing: 'none',
  effect: [],
} as const satisfies FearCard;

/** Replaces a Fear card when there is none left; stays in the play area (A-RSV-2). */
export const fearTile = { id: 'fear-tile', points: -2 } as const;
