import { at } from '@moonstaff/kernel';
import { besideBase, OCCUPIED } from '../board.ts';
import { hasChange } from '../changes.ts';
import type { Step } from '../data/cards.ts';
import { cardNamed } from '../data/index.ts';
import type { GuildMap } from '../map/geometry.ts';
import { shapes, type Trail } from '../shapes/index.ts';
import type { ExploreTask, GuildState, Player } from '../state.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';

/** The part of a player that decides where they may explore. */
type Explorers = Pick<Player, 'board' | 'explorers'>;

/** The version of the rules. */
type Rules = Pick<GuildState, 'rules'>;

/** Golden rules alone (G-EXP-1, G-EXP-2), and an explorer left to place; a tower needs none (G-TWR-1). */
export function mayPlace(map: GuildMap, player: Explorers, space: number): boolean {
  return (
    ((player.board[space] ?? 0) & OCCUPIED) === 0 &&
    (player.explorers > 0 || at(map.spaces, space).feature.type === 'tower') &&
    besideBase(map, player.board, space)
  );
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

/** Whether the card allows a space of an open terrain, golden rules aside. */
function cardAllows(trail: Trail, space: number): boolean {
  const { map, step } = trail;
  return (
    (step.feature === undefined || at(map.spaces, space).feature.type === step.feature) &&
    shapes[step.shape].fits(trail, space)
  );
}

/** Every space the card in hand may explore now. */
export function explorable(state: Rules, map: GuildMap, player: Explorers, task: ExploreTask): number[] {
  const trail = trailOf(state, map, player, task);
  const found: number[] = [];
  // Most spaces have a terrain that the card doesn't allow, and that's the cheapest check.
  const isOpen = TERRAINS.map((terrain) => openFor(trail, terrain) > 0);
  for (let space = 0; space < map.ground.length; space++) {
    if (isOpen[map.ground[space] ?? 0] && mayPlace(map, player, space) && cardAllows(trail, space)) found.push(space);
  }
  return found;
}

/** Every space a free explorer may go to (G-TRE-1). */
export function placeable(map: GuildMap, player: Player): number[] {
  const found: number[] = [];
  for (let space = 0; space < map.spaces.length; space++) if (mayPlace(map, player, space)) found.push(space);
  return found;
}
