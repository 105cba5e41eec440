import { type CardRule, UNLIMITED } from './cards.ts';

/** The 28 special action cards (G-ACT, G-PRN-3). */
const cards = [
  { id: 'path-grass-sea-5', group: 'path', steps: [{ shape: 'path', max: 5, allow: { grass: 5, sea: 5 } }] },
  { id: 'path-desert-sea-5', group: 'path', steps: [{ shape: 'path', max: 5, allow: { desert: 5, sea: 5 } }] },
  { id: 'path-mountain-sea-4', group: 'path', steps: [{ shape: 'path', max: 4, allow: { mountain: 4, sea: 4 } }] },

  { id: 'list-grass3-mountain2', group: 'list', steps: [{ shape: 'free', max: 5, allow: { grass: 3, mountain: 2 } }] },
  {
    id: 'list-desert3-mountain2',
    group: 'list',
    steps: [{ shape: 'free', max: 5, allow: { desert: 3, mountain: 2 } }],
  },
  { id: 'list-grass4-sea1', group: 'list', steps: [{ shape: 'free', max: 5, allow: { grass: 4, sea: 1 } }] },
  { id: 'list-desert4-sea1', group: 'list', steps: [{ shape: 'free', max: 5, allow: { desert: 4, sea: 1 } }] },
  { id: 'list-mountain3-sea1', group: 'list', steps: [{ shape: 'free', max: 4, allow: { mountain: 3, sea: 1 } }] },
  {
    id: 'list-desert1-grass1-mountain1-sea2',
    group: 'list',
    steps: [{ shape: 'free', max: 5, allow: { desert: 1, grass: 1, mountain: 1, sea: 2 } }],
  },
  { id: 'sea5', group: 'list', steps: [{ shape: 'free', max: 5, allow: { sea: 5 } }] },

  {
    id: 'line-land',
    group: 'line',
    steps: [{ shape: 'line', max: UNLIMITED, allow: { grass: UNLIMITED, desert: UNLIMITED, mountain: UNLIMITED } }],
  },
  { id: 'line-sea', group: 'line', steps: [{ shape: 'line', max: UNLIMITED, allow: { sea: UNLIMITED } }] },

  {
    id: 'coins-mountain3-x2',
    group: 'coins',
    steps: [{ shape: 'free', max: 3, allow: { mountain: 3 } }],
    coinFieldsTimes: 2,
  },
  {
    id: 'coins-grass4-x3',
    group: 'coins',
    steps: [{ shape: 'free', max: 4, allow: { grass: 4 } }],
    coinFieldsTimes: 3,
  },
  {
    id: 'coins-desert4-x3',
    group: 'coins',
    steps: [{ shape: 'free', max: 4, allow: { desert: 4 } }],
    coinFieldsTimes: 3,
  },

  {
    id: 'region-4',
    group: 'region',
    steps: [{ shape: 'region', max: 4, allow: { grass: 4, desert: 4, mountain: 4 } }],
  },

  {
    id: 'around-grass',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: { grass: 1 } },
      { shape: 'neighboursOf', max: 5, allow: { any: 5 }, ref: 0 },
    ],
  },
  {
    id: 'around-desert',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: { desert: 1 } },
      { shape: 'neighboursOf', max: 5, allow: { any: 5 }, ref: 0 },
    ],
  },
  {
    id: 'around-mountain',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: { mountain: 1 } },
      { shape: 'neighboursOf', max: 5, allow: { any: 5 }, ref: 0 },
    ],
  },
  {
    id: 'around-sea',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: { sea: 1 } },
      { shape: 'neighboursOf', max: 5, allow: { any: 5 }, ref: 0 },
    ],
  },

  {
    id: 'ray-grass',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: { grass: 1 } },
      { shape: 'rayFrom', max: 3, allow: { any: 3 }, ref: 0 },
    ],
  },
  {
    id: 'ray-desert',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: { desert: 1 } },
      { shape: 'rayFrom', max: 3, allow: { any: 3 }, ref: 0 },
    ],
  },
  {
    id: 'ray-mountain',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: { mountain: 1 } },
      { shape: 'rayFrom', max: 3, allow: { any: 3 }, ref: 0 },
    ],
  },
  {
    id: 'ray-sea',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: { sea: 1 } },
      { shape: 'rayFrom', max: 3, allow: { any: 3 }, ref: 0 },
    ],
  },
  {
    id: 'rays-two-villages',
    group: 'ray',
    steps: [
      { shape: 'rayFromVillage', max: 3, allow: { any: 3 } },
      { shape: 'rayFromVillage', max: 3, allow: { any: 3 }, ref: 0 },
    ],
  },

  {
    id: 'sea4-then-cities',
    group: 'sea',
    steps: [
      { shape: 'free', max: 4, allow: { sea: 4 } },
      {
        shape: 'neighboursOf',
        max: UNLIMITED,
        allow: { any: UNLIMITED },
        ref: 0,
        refTerrain: 'sea',
        feature: 'city',
      },
    ],
  },
  {
    id: 'sea4-then-coins2',
    group: 'sea',
    steps: [
      { shape: 'free', max: 4, allow: { sea: 4 } },
      { shape: 'neighboursOf', max: 2, allow: { any: 2 }, ref: 0, refTerrain: 'sea', feature: 'coin' },
    ],
  },
  {
    id: 'sea4-double-treasure',
    group: 'sea',
    steps: [{ shape: 'free', max: 4, allow: { sea: 4 } }],
    extraTreasures: 1,
  },
] as const satisfies readonly (CardRule & { group: string })[];

export type ActionCardId = (typeof cards)[number]['id'];
export type ActionCardGroup = (typeof cards)[number]['group'];

export const actionCards: readonly (CardRule & { readonly id: ActionCardId; readonly group: ActionCardGroup })[] =
  cards;

export const actionCardIds: readonly ActionCardId[] = cards.map((card) => card.id);
