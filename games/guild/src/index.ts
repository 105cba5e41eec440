export type { GuildAction, GuildActionType } from './actions.ts';
export { BASE, EXPLORER, OCCUPIED, POST, TOKEN, TOWER, VILLAGE } from './board.ts';
export { type CardRule, SHAPES, type ShapeName, type Step, UNLIMITED } from './data/cards.ts';
export { type DoubtId, doubts, TOWER_PAY } from './data/doubtful.ts';
export {
  type BasicCardId,
  basicCards,
  deckOfEra,
  ERAS,
  type EraCardId,
  type ExploreCardId,
  eraCards,
  exploreCardIds,
  SLOTS,
  type Slot,
} from './data/explore-cards.ts';
export { type Condition, type Goal, type GoalId, goalNamed, goals, REWARDS, type Reward } from './data/goals.ts';
export { cardNamed } from './data/index.ts';
export {
  type InvestigateCardGroup,
  type InvestigateCardId,
  investigateCardIds,
  investigateCards,
} from './data/investigate-cards.ts';
export { MAP_IDS, type MapId } from './data/maps/index.ts';
export { CATEGORIES, type Category, EXPLORERS, VILLAGE_PAY, VILLAGES } from './data/pieces.ts';
export { DIFFICULTIES, type Difficulty, SOLO_TARGETS, soloTokens } from './data/solo.ts';
export { type Treasure, type TreasureId, treasureNamed, treasures } from './data/treasures.ts';
export type { GuildThing } from './explain.ts';
export { guild } from './game.ts';
export { type Progress, progress } from './goals/conditions.ts';
export { DIRECTIONS, type GuildMap, type LandMass, NOWHERE, type Region, type Space } from './map/geometry.ts';
export {
  around,
  borderRuins,
  coinSpacesFrom,
  regionsFrom,
  ruinsMarked,
  ruinsOf,
  sitesBeside,
  terrainsBeside,
  towerAt,
} from './map/queries.ts';
export { editionOf, mapNamed, mapOf } from './map/registry.ts';
export type { GuildOptions } from './options.ts';
export { goalProgress } from './progress.ts';
export { prompt } from './prompt.ts';
export { reach } from './reach.ts';
export { missingAlone, treasureWorth } from './score.ts';
export {
  type Consequence,
  currentTask,
  type GuildState,
  type Met,
  type Player,
  type Tally,
  type Task,
} from './state.ts';
export { BLOCKED, type Blocked, type Feature, LAND, type Land, TERRAINS, type Terrain } from './terrain.ts';
export type { GoalView, GuildView, OwnView, PlayerView, TaskView } from './view.ts';
