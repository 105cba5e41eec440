import { at } from '@moonstaff/kernel';
import { BASE, OCCUPIED } from '../board.ts';
import { hasChange } from '../changes.ts';
import type { Step } from '../data/cards.ts';
import { cardNamed } from '../data/index.ts';
import type { GuildMap } from '../map/geometry.ts';
import {
  addAll,
  addSpace,
  clearSet,
  emptySet,
  keepOnly,
  MOST_SPACES,
  type SpaceSet,
  spacesInBoth,
} from '../map/space-set.ts';
import { shapes, type Trail } from '../shapes/index.ts';
import type { ExploreTask, GuildState, Player } from '../state.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';

/** The part of a player that decides where they may explore. */
type Explorers = Pick<Player, 'board' | 'explorers'>;

/** The version of the rules. */
type Rules = Pick<GuildState, 'rules'>;

/** Big enough for any map. Each call fills them again, and they never leave this file. */
const frontier = emptySet(MOST_SPACES);
const taken = emptySet(MOST_SPACES);
const open = emptySet(MOST_SPACES);

/**
 * The spaces that golden rules alone allow (G-EXP-1, G-EXP-2) and for which an explorer is left; a tower needs none
 * (G-TWR-1). Good until the next call.
 */
function frontierOf(map: GuildMap, { board, explorers }: Explorers): SpaceSet {
  clearSet(frontier);
  clearSet(taken);
  for (let space = 0; space < board.length; space++) {
    const pieces = board[space] ?? 0;
    if ((pieces & OCCUPIED) === 0) continue;
    addSpace(taken, space);
    if ((pieces & BASE) !== 0) addAll(frontier, at(map.neighbourSets, space));
  }
  const { allSpaces, towerSet } = map;
  keepOnly(frontier, explorers > 0 ? allSpaces : towerSet, taken);
  return frontier;
}

export function stepOf(task: ExploreTask): Step {
  return at(cardNamed(task.card).steps, task.step);
}

export function trailOf(state: Rules, map: GuildMap, player: Explorers, task: ExploreTask): Trail {
  const placed = at(task.placed, task.step);
  return { map, board: player.board, step: stepOf(task), task, placed, eitherEnd: hasChange(state, 'growAtEitherEnd') };
}

/** How many spaces of this terrain the step allows in all. */
export function allowance(step: Step, terrain: Terrain): number {
  if (terrain === 'capital') return 0;
  if (terrain === 'wild') return step.max;
  if (step.each !== undefined) return step.each[terrain] ?? 0;
  return step.allow?.some((one) => one === terrain || one === 'any') ? step.max : 0;
}

/** How many more spaces of this terrain the step allows. A wild space takes any open place (G-EXP-7). */
export function openFor({ map, step, placed }: Trail, terrain: Terrain): number {
  let used = 0;
  for (const space of placed) if (at(map.spaces, space).terrain === terrain) used++;
  return Math.min(allowance(step, terrain) - used, step.max - placed.length);
}

/** The spaces of all terrains that the step still allows. Good until the next call. */
function openGround(trail: Trail): SpaceSet {
  clearSet(open);
  const { map, step, placed } = trail;
  if (placed.length >= step.max) return open;
  for (let ground = 0; ground < TERRAINS.length; ground++) {
    const terrain = at(TERRAINS, ground);
    // Only numbers of their own can be used up before the step is.
    const isOpen = step.each === undefined ? allowance(step, terrain) > 0 : openFor(trail, terrain) > 0;
    if (isOpen) addAll(open, at(map.grounds, ground));
  }
  return open;
}

/** Every space the card in hand may explore now. */
export function explorable(state: Rules, map: GuildMap, player: Explorers, task: ExploreTask): number[] {
  const trail = trailOf(state, map, player, task);
  const spaces = spacesInBoth(frontierOf(map, player), openGround(trail));
  const { shape, feature } = trail.step;
  if (spaces.length === 0 || (shape === 'free' && feature === undefined)) return spaces;
  const fits = shapes[shape].fits(trail);
  return spaces.filter(
    (space) => (feature === undefined || at(map.spaces, space).feature.type === feature) && fits(space),
  );
}

/** Every space a free explorer may go to (G-TRE-1). */
export const placeable = (map: GuildMap, player: Player): number[] =>
  spacesInBoth(frontierOf(map, player), map.allSpaces);
