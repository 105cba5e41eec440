import { inBox } from '@moonstaff/kernel';
import { type CardRule, UNLIMITED } from './cards.ts';

/** The Investigate cards: 28 in the printed box (G-ACT, G-PRN-3), and what came later. */
const cards = [
  { id: 'path-grass-sea-5', group: 'path', steps: [{ shape: 'path', max: 5, allow: ['grass', 'sea'] }] },
  { id: 'path-desert-sea-5', group: 'path', steps: [{ shape: 'path', max: 5, allow: ['desert', 'sea'] }] },
  { id: 'path-mountain-sea-4', group: 'path', steps: [{ shape: 'path', max: 4, allow: ['mountain', 'sea'] }] },

  { id: 'list-grass3-mountain2', group: 'list', steps: [{ shape: 'free', max: 5, each: { grass: 3, mountain: 2 } }] },
  {
    id: 'list-desert3-mountain2',
    group: 'list',
    steps: [{ shape: 'free', max: 5, each: { desert: 3, mountain: 2 } }],
  },
  { id: 'list-grass4-sea1', group: 'list', steps: [{ shape: 'free', max: 5, each: { grass: 4, sea: 1 } }] },
  { id: 'list-desert4-sea1', group: 'list', steps: [{ shape: 'free', max: 5, each: { desert: 4, sea: 1 } }] },
  { id: 'list-mountain3-sea1', group: 'list', steps: [{ shape: 'free', max: 4, each: { mountain: 3, sea: 1 } }] },
  {
    id: 'list-desert1-grass1-mountain1-sea2',
    group: 'list',
    steps: [{ shape: 'free', max: 5, each: { desert: 1, grass: 1, mountain: 1, sea: 2 } }],
  },
  { id: 'sea5', group: 'list', steps: [{ shape: 'free', max: 5, allow: ['sea'] }] },

  {
    id: 'line-land',
    group: 'line',
    steps: [{ shape: 'line', max: UNLIMITED, allow: ['grass', 'desert', 'mountain'] }],
  },
  { id: 'line-sea', group: 'line', steps: [{ shape: 'line', max: UNLIMITED, allow: ['sea'] }] },

  {
    id: 'coins-mountain3-x2',
    group: 'coins',
    steps: [{ shape: 'free', max: 3, allow: ['mountain'] }],
    coinSpacesTimes: 2,
  },
  {
    id: 'coins-grass4-x3',
    group: 'coins',
    steps: [{ shape: 'free', max: 4, allow: ['grass'] }],
    coinSpacesTimes: 3,
  },
  {
    id: 'coins-desert4-x3',
    group: 'coins',
    steps: [{ shape: 'free', max: 4, allow: ['desert'] }],
    coinSpacesTimes: 3,
  },

  {
    id: 'region-4',
    group: 'region',
    steps: [{ shape: 'region', max: 4, allow: ['grass', 'desert', 'mountain'] }],
  },

  {
    id: 'around-grass',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: ['grass'] },
      { shape: 'neighboursOf', max: 5, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'around-desert',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: ['desert'] },
      { shape: 'neighboursOf', max: 5, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'around-mountain',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: ['mountain'] },
      { shape: 'neighboursOf', max: 5, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'around-sea',
    group: 'around',
    steps: [
      { shape: 'free', max: 1, allow: ['sea'] },
      { shape: 'neighboursOf', max: 5, allow: ['any'], ref: 0 },
    ],
  },

  {
    id: 'ray-grass',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: ['grass'] },
      { shape: 'rayFrom', max: 3, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'ray-desert',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: ['desert'] },
      { shape: 'rayFrom', max: 3, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'ray-mountain',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: ['mountain'] },
      { shape: 'rayFrom', max: 3, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'ray-sea',
    group: 'ray',
    steps: [
      { shape: 'free', max: 1, allow: ['sea'] },
      { shape: 'rayFrom', max: 3, allow: ['any'], ref: 0 },
    ],
  },
  {
    id: 'rays-two-villages',
    group: 'ray',
    steps: [
      { shape: 'rayFromVillage', max: 3, allow: ['any'] },
      { shape: 'rayFromVillage', max: 3, allow: ['any'], ref: 0 },
    ],
  },

  {
    id: 'sea4-then-cities',
    group: 'sea',
    steps: [
      { shape: 'free', max: 4, allow: ['sea'] },
      {
        shape: 'neighboursOf',
        max: UNLIMITED,
        allow: ['any'],
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
      { shape: 'free', max: 4, allow: ['sea'] },
      { shape: 'neighboursOf', max: 2, allow: ['any'], ref: 0, refTerrain: 'sea', feature: 'coin' },
    ],
  },
  {
    id: 'sea4-double-treasure',
    group: 'sea',
    steps: [{ shape: 'free', max: 4, allow: ['sea'] }],
    extraTreasures: 1,
  },
] as const satisfies readonly (CardRule & { group: string })[];

export type InvestigateCardId = (typeof cards)[number]['id'];
export type InvestigateCardGroup = (typeof cards)[number]['group'];

export const investigateCards: readonly (CardRule & {
  readonly id: InvestigateCardId;
  readonly group: InvestigateCardGroup;
})[] = cards;

/** The Investigate cards of a table with this version of the rules, unshuffled. */
export const investigateDeck = (rules: number): InvestigateCardId[] => inBox(rules, cards).map(({ id }) => id);

export const investigateCardIds: readonly InvestigateCardId[] = cards.map((card) => card.id);
