/** All components by id. */
import { byId, type Component, printedIn, printedNow } from '@moonstaff/kernel';
import { artifacts } from './artifacts.ts';
import { assistants } from './assistants.ts';
import { basicCards, fear, fearTile } from './basic-cards.ts';
import { birdPlaces, snakePlaces } from './boards.ts';
import { bonusTiles } from './bonus-tiles.ts';
import { printed, rivalArrows as printedArrows, snakeTemple } from './doubtful.ts';
import { guardians } from './guardians.ts';
import { idols, slotOptions } from './idols.ts';
import { items } from './items.ts';
import { birdRows, birdSpaces } from './research-bird.ts';
import { snakeRows, snakeSpaces } from './research-snake.ts';
import { rivalTiles } from './rival.ts';
import { camps, tilesI, tilesII } from './sites.ts';
import { arrivalPoints, birdTemple, templeStacks } from './temple.ts';
import type {
  ArtifactCard,
  Assistant,
  BasicCard,
  Board,
  Camp,
  CopiedTile,
  FearCard,
  Guardian,
  ItemCard,
  Place,
  ResearchSpace,
  RivalTile,
  SiteTile,
  SlotOption,
  TempleStack,
  Track,
} from './types.ts';

export type BasicCardId = (typeof basicCards)[number]['id'];
export type ItemId = (typeof items)[number]['id'];
export type ArtifactId = (typeof artifacts)[number]['id'];
export type CardId = BasicCardId | ItemId | ArtifactId | typeof fear.id;
export type AssistantId = (typeof assistants)[number]['id'];
export type GuardianId = (typeof guardians)[number]['id'];
export type CampId = (typeof camps)[number]['id'];
export type PlaceId = (typeof birdPlaces)[number]['id'];
export type SiteId = CampId | PlaceId;
export type TileId = (typeof tilesI)[number]['id'] | (typeof tilesII)[number]['id'];
export type IdolId = (typeof idols)[number]['id'];
export type SlotOptionId = (typeof slotOptions)[number]['id'];
export type BonusId = (typeof bonusTiles)[number]['id'];
export type SpaceId = (typeof birdSpaces)[number]['id'] | (typeof snakeSpaces)[number]['id'];
export type TempleStackId = (typeof templeStacks)[number]['id'];
export type RivalTileId = (typeof rivalTiles)[number]['id'];

export type AnyCard = BasicCard | FearCard | ItemCard | ArtifactCard;

export const cardById = byId<CardId, AnyCard>([...basicCards, ...items, ...artifacts, fear]);
export const assistantById = byId<AssistantId, Assistant>(assistants);
export const guardianById = byId<GuardianId, Guardian>(guardians);
export const campById = byId<CampId, Camp>(camps);
export const tileById = byId<TileId, SiteTile>([...tilesI, ...tilesII]);
export const idolById = byId<IdolId, CopiedTile>(idols);
export const slotOptionById = byId<SlotOptionId, SlotOption>(slotOptions);
export const bonusById = byId<BonusId, CopiedTile>(bonusTiles);
export const spaceById = byId<SpaceId, ResearchSpace>([...birdSpaces, ...snakeSpaces]);
export const templeStackById = byId<TempleStackId, TempleStack>(templeStacks);
export const rivalTileById = byId<RivalTileId, RivalTile>(rivalTiles);

/** Everything that may come with a later version of the rules. */
export const box: readonly Component[] = [
  ...basicCards,
  ...items,
  ...artifacts,
  ...assistants,
  ...guardians,
  ...tilesI,
  ...tilesII,
  ...idols,
  ...bonusTiles,
  ...rivalTiles,
];

export const places: { readonly [B in Board]: readonly (Place & { readonly id: PlaceId })[] } = {
  bird: birdPlaces,
  snake: snakePlaces,
};

const birdTrack: Track = { spaces: birdSpaces, rows: birdRows, temple: birdTemple };
const snakeTracks = new Map<number, Track>();

function snakeTrack(rules: number): Track {
  const known = snakeTracks.get(rules);
  if (known !== undefined) return known;
  const track: Track = { spaces: snakeSpaces, rows: snakeRows(rules), temple: printedIn(rules, snakeTemple) };
  snakeTracks.set(rules, track);
  return track;
}

/** The track a table is played with. */
export const trackOf = ({
  rules,
  options,
}: {
  readonly rules: number;
  readonly options: { readonly board: Board };
}): Track => (options.board === 'bird' ? birdTrack : snakeTrack(rules));

/** The tracks of new tables. */
export const tracks: { readonly [B in Board]: Track } = {
  bird: birdTrack,
  snake: snakeTrack(Number.POSITIVE_INFINITY),
};

/** The arrows on the rival's tiles, at a table and on new tiles. */
export const rivalArrowsIn = (rules: number) => printedIn(rules, printedArrows);
export const rivalArrows = printedNow(printedArrows);

export * from './setup.ts';
export type * from './types.ts';
export {
  arrivalPoints,
  artifacts,
  assistants,
  basicCards,
  birdPlaces,
  bonusTiles,
  camps,
  fear,
  fearTile,
  guardians,
  idols,
  items,
  printed,
  rivalTiles,
  slotOptions,
  snakePlaces,
  templeStacks,
  tilesI,
  tilesII,
};
