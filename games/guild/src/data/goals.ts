import { byId, type Component, inBox } from '@moonstaff/kernel';
import type { Land } from '../terrain.ts';
import type { MapId } from './maps/index.ts';

/** When a goal is met. Each kind has a function in `goals/conditions.ts`. */
export type Condition =
  | { readonly type: 'villages'; readonly count: number; readonly terrain?: Land }
  | { readonly type: 'villagesOnEach'; readonly terrains: readonly Land[] }
  | { readonly type: 'villagesOnOneTerrain'; readonly count: number }
  | { readonly type: 'villagesOnLands'; readonly count: number }
  | { readonly type: 'villageInRegion'; readonly minSize: number; readonly count: number }
  | { readonly type: 'villagesBeside'; readonly what: 'ruin' | 'crystal' | 'builtTower'; readonly count: number }
  | { readonly type: 'towers'; readonly count: number }
  | { readonly type: 'towerAt'; readonly compass: string }
  | { readonly type: 'posts'; readonly count: number; readonly minCity: number }
  | { readonly type: 'postsOnEach'; readonly terrains: readonly Land[] }
  | { readonly type: 'route'; readonly min: number }
  | { readonly type: 'ruins'; readonly count: number; readonly where: 'border' }
  /** For each of these marks a ruin that bears it. */
  | { readonly type: 'ruinsMarked'; readonly symbols: readonly string[] }
  | { readonly type: 'ruinsOfOneMark'; readonly count: number }
  | { readonly type: 'ruinsBeside'; readonly terrains: readonly Land[] }
  | { readonly type: 'crystals'; readonly count: number }
  | { readonly type: 'coinSpace'; readonly min: number }
  | { readonly type: 'chain'; readonly cities: number; readonly ruins: number }
  | { readonly type: 'all'; readonly of: readonly Condition[] };

const LANDS = ['grass', 'desert', 'mountain'] as const;

/** The 24 goals, six for each map (G-OBJ, G-PRN-2). */
const cards = [
  { id: 'avenia-lands-3', map: 'avenia', condition: { type: 'villagesOnLands', count: 3 } },
  { id: 'avenia-towers-2', map: 'avenia', condition: { type: 'towers', count: 2 } },
  { id: 'avenia-border-ruins-3', map: 'avenia', condition: { type: 'ruins', count: 3, where: 'border' } },
  { id: 'avenia-big-region', map: 'avenia', condition: { type: 'villageInRegion', minSize: 5, count: 1 } },
  { id: 'avenia-posts-on-3plus', map: 'avenia', condition: { type: 'posts', count: 2, minCity: 3 } },
  { id: 'avenia-villages-5', map: 'avenia', condition: { type: 'villages', count: 5 } },

  { id: 'aghon-villages-each-terrain', map: 'aghon', condition: { type: 'villagesOnEach', terrains: LANDS } },
  { id: 'aghon-posts-each-terrain', map: 'aghon', condition: { type: 'postsOnEach', terrains: LANDS } },
  { id: 'aghon-ruins-by-each-terrain', map: 'aghon', condition: { type: 'ruinsBeside', terrains: LANDS } },
  { id: 'aghon-village-by-tower', map: 'aghon', condition: { type: 'villagesBeside', what: 'builtTower', count: 1 } },
  { id: 'aghon-route-12', map: 'aghon', condition: { type: 'route', min: 12 } },
  { id: 'aghon-mountain-villages-2', map: 'aghon', condition: { type: 'villages', count: 2, terrain: 'mountain' } },

  { id: 'kazan-ruins-a-j', map: 'kazan', condition: { type: 'ruinsMarked', symbols: ['A', 'J'] } },
  {
    id: 'kazan-ne-tower-ruin-c',
    map: 'kazan',
    condition: {
      type: 'all',
      of: [
        { type: 'towerAt', compass: 'NE' },
        { type: 'ruinsMarked', symbols: ['C'] },
      ],
    },
  },
  { id: 'kazan-village-by-ruin', map: 'kazan', condition: { type: 'villagesBeside', what: 'ruin', count: 1 } },
  { id: 'kazan-chain-2-cities-2-ruins', map: 'kazan', condition: { type: 'chain', cities: 2, ruins: 2 } },
  { id: 'kazan-coin-3plus', map: 'kazan', condition: { type: 'coinSpace', min: 3 } },
  { id: 'kazan-ruins-b-d', map: 'kazan', condition: { type: 'ruinsMarked', symbols: ['B', 'D'] } },

  {
    id: 'cnidaria-villages-by-crystals-2',
    map: 'cnidaria',
    condition: { type: 'villagesBeside', what: 'crystal', count: 2 },
  },
  { id: 'cnidaria-ruins-3-same', map: 'cnidaria', condition: { type: 'ruinsOfOneMark', count: 3 } },
  { id: 'cnidaria-villages-3-same-terrain', map: 'cnidaria', condition: { type: 'villagesOnOneTerrain', count: 3 } },
  {
    id: 'cnidaria-ruins-each-symbol',
    map: 'cnidaria',
    condition: { type: 'ruinsMarked', symbols: ['triangle', 'circle', 'square'] },
  },
  { id: 'cnidaria-crystals-2', map: 'cnidaria', condition: { type: 'crystals', count: 2 } },
  { id: 'cnidaria-route-16', map: 'cnidaria', condition: { type: 'route', min: 16 } },
] as const satisfies readonly (Component & { map: MapId; condition: Condition })[];

export type GoalId = (typeof cards)[number]['id'];

/** The two rewards, left and right on the card: for the first to meet it, and for later ones (G-OBJ-7). */
export const REWARDS = ['first', 'later'] as const;
export type Reward = (typeof REWARDS)[number];

export interface Goal extends Component {
  readonly id: GoalId;
  readonly map: MapId;
  readonly condition: Condition;
  readonly rewards: { readonly [R in Reward]: number };
}

export const goals: readonly Goal[] = cards.map((card) => ({ ...card, rewards: { first: 10, later: 5 } }));

/** The goals that may come up on this map. */
export const goalsOf = (map: string, rules: number): GoalId[] =>
  inBox(rules, goals)
    .filter((goal) => goal.map === map)
    .map((goal) => goal.id);

const goalById = byId<GoalId, Goal>(goals);

export function goalNamed(id: GoalId): Goal {
  const goal = goalById[id];
  if (goal === undefined) throw new RangeError(`no goal ${id}`);
  return goal;
}
