import { at, type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import { besideBase, CAPITAL, EXPLORER, has, TOWER, VILLAGE } from './board.ts';
import { SLOTS, type Slot } from './data/explore-cards.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import { allowance, openFor, trailOf } from './play/may-explore.ts';
import { openCitiesFrom } from './play/trade.ts';
import { villageSites } from './play/village.ts';
import { shapes, type Trail } from './shapes/index.ts';
import { currentTask, type GuildState, type Player } from './state.ts';
import type { Terrain } from './terrain.ts';

/** Visible things a player may point at: a space of their map, an Investigate card or its slot, the end of the turn. */
export type GuildThing =
  | { readonly space: string }
  | { readonly card: string }
  | { readonly slot: string }
  | { readonly done: true };

/** Why this thing can't be used now; undefined when it can. */
export function explain(state: GuildState, seat: Seat, thing: GuildThing): Phrase | undefined {
  const player = state.players[seat];
  if (state.over) return phrase('guild.no.over');
  if (player === undefined) return phrase('guild.no.seat');
  if (player.done) return phrase('guild.no.waiting');
  if ('space' in thing) return explainSpace(state, player, thing.space);
  if ('card' in thing) return explainCard(player, thing.card);
  return 'slot' in thing ? explainSlot(player, thing.slot) : openQuestion(state, player);
}

function explainSpace(state: GuildState, player: Player, id: string): Phrase | undefined {
  const map = mapOf(state);
  const blocked = map.blocked.get(id);
  if (blocked !== undefined) return phrase(`guild.no.${blocked}`, { space: id });
  const space = map.byId.get(id);
  if (space === undefined) return phrase('guild.no.space', { space: id });
  const task = currentTask(player);
  switch (task?.task) {
    case 'village':
      return villageSites(map, player, task.region).includes(space)
        ? undefined
        : phrase('guild.no.site', { space: id, region: at(map.regions, task.region).id });
    case 'trade':
      return openCitiesFrom(map, player.board, task.field).includes(space)
        ? undefined
        : phrase('guild.no.routeEnd', { space: id });
    case 'free':
      return golden(map, player, space);
    case 'explore':
      return (
        stands(map, player, space) ??
        refusedByCard(trailOf(state, map, player, task), space) ??
        golden(map, player, space)
      );
    default:
      return openQuestion(state, player) ?? phrase('guild.no.card');
  }
}

/** The question that must be answered before anything else. */
function openQuestion(state: GuildState, player: Player): Phrase | undefined {
  const task = currentTask(player);
  switch (task?.task) {
    case 'keep':
      return phrase('guild.no.keepFirst', { slot: task.slot });
    case 'village':
      return phrase('guild.no.villageFirst', { region: at(mapOf(state).regions, task.region).id });
    case 'use':
    case 'trade':
    case 'free':
    case 'order':
      return phrase(`guild.no.${task.task}First`);
    default:
      return undefined;
  }
}

/** G-EXP-2: what already stands there. */
function stands(map: GuildMap, { board }: Player, space: number): Phrase | undefined {
  const args = { space: at(map.spaces, space).id };
  if (has(board, space, CAPITAL)) return phrase('guild.no.capital', args);
  if (has(board, space, EXPLORER)) return phrase('guild.no.explorer', args);
  if (has(board, space, VILLAGE)) return phrase('guild.no.village', args);
  return has(board, space, TOWER) ? phrase('guild.no.tower', args) : undefined;
}

function golden(map: GuildMap, player: Player, space: number): Phrase | undefined {
  const { id, feature } = at(map.spaces, space);
  const standing = stands(map, player, space);
  if (standing !== undefined) return standing;
  if (player.explorers === 0 && feature.type !== 'tower') return phrase('guild.no.supply', { space: id });
  return besideBase(map, player.board, space) ? undefined : phrase('guild.no.adjacent', { space: id });
}

const TERRAINS: readonly Terrain[] = ['grass', 'desert', 'mountain', 'sea'];

/** Why the card doesn't allow this space: used up, terrain, kind, then shape. */
function refusedByCard(trail: Trail, space: number): Phrase | undefined {
  const { map, step, task, placed } = trail;
  const { id, terrain, feature } = at(map.spaces, space);
  const { card } = task;
  if (placed.length >= step.max) return phrase('guild.no.usedUp', { card });
  if (step.feature !== undefined && feature.type !== step.feature) {
    return phrase('guild.no.feature', { space: id, feature: step.feature, card });
  }
  if (allowance(step, terrain) === 0) {
    const terrains = TERRAINS.filter((other) => allowance(step, other) > 0);
    return phrase('guild.no.terrain', { space: id, terrain, card, terrains });
  }
  if (openFor(trail, terrain) === 0) return phrase('guild.no.quota', { terrain, card });
  const shape = shapes[step.shape];
  if (shape.fits(trail)(space)) return undefined;
  return phrase(shape.reasonAt?.(trail, space) ?? shape.reason, { space: id });
}

function explainCard(player: Player, card: string): Phrase | undefined {
  const task = currentTask(player);
  if (task?.task === 'keep') {
    return task.cards.some((dealt) => dealt === card) ? undefined : phrase('guild.no.notDealt', { card });
  }
  const slot = SLOTS.find((one) => player.actions[one] === card);
  return slot === undefined ? phrase('guild.no.notOwn', { card }) : explainSlot(player, slot);
}

function explainSlot(player: Player, name: string): Phrase | undefined {
  const slot: Slot | undefined = SLOTS.find((one) => one === name);
  if (slot === undefined || player.actions[slot] === undefined) return phrase('guild.no.emptySlot', { slot: name });
  return currentTask(player)?.task === 'use' ? undefined : phrase('guild.no.notNow', { slot });
}
