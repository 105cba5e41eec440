import type {
  Blocked,
  Category,
  Difficulty,
  ExploreCardId,
  Feature,
  GoalId,
  InvestigateCardId,
  MapId,
  Reward,
  Terrain,
  TreasureId,
} from '@moonstaff/guild';

/** What the components of the Guild are called. A missing name does not compile. */
export interface Names {
  readonly map: { readonly [Id in MapId]: string };
  readonly difficulty: { readonly [Id in Difficulty]: string };
  readonly terrain: { readonly [Id in Terrain | 'any']: string };
  readonly feature: { readonly [Id in Feature['type']]: string };
  readonly blocked: { readonly [Id in Blocked]: string };
  readonly compass: { readonly [point: string]: string };
  readonly mark: { readonly [symbol: string]: string };
  readonly reward: { readonly [Id in Reward | 'none']: string };
  readonly category: { readonly [Id in Category]: string };
  readonly exploreCard: { readonly [Id in ExploreCardId]: string };
  readonly investigateCard: { readonly [Id in InvestigateCardId]: string };
  readonly goal: { readonly [Id in GoalId]: string };
  readonly treasure: { readonly [Id in TreasureId]: string };
}
