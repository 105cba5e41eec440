import { at, type Seat, same } from '@moonstaff/kernel';
import type { GuildAction } from './actions.ts';
import { SLOTS } from './data/explore-cards.ts';
import { cardNamed } from './data/index.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import { explorable, placeable } from './play/may-explore.ts';
import { openOf } from './play/resolve.ts';
import { openCitiesFrom } from './play/trade.ts';
import { villageSites } from './play/village.ts';
import { currentTask, type ExploreTask, type GuildState } from './state.ts';

const DONE: GuildAction = { type: 'done' };
const NEXT_STEP: GuildAction = { type: 'nextStep' };
const DECLINE: GuildAction = { type: 'decline' };

/** One `explore` action per space, made once: search asks for them by the million. */
const explores = new WeakMap<GuildMap, readonly GuildAction[]>();

function exploresOn(map: GuildMap): readonly GuildAction[] {
  let made = explores.get(map);
  if (made === undefined) {
    made = map.spaces.map(({ id }): GuildAction => ({ type: 'explore', field: id }));
    explores.set(map, made);
  }
  return made;
}

const mayAct = (state: GuildState, seat: Seat): boolean => !state.over && state.players[seat]?.done === false;

/** A step can be ended once it has a space; the last one ends with the turn. */
const mayEndStep = (task: ExploreTask): boolean =>
  task.step + 1 < cardNamed(task.card).steps.length && at(task.placed, task.step).length > 0;

export function legal(state: GuildState, seat: Seat): readonly GuildAction[] {
  if (!mayAct(state, seat)) return [];
  const player = at(state.players, seat);
  const map = mapOf(state);
  const task = currentTask(player);
  switch (task?.task) {
    case undefined:
      return [DONE];
    case 'keep':
      return task.cards.map((card) => ({ type: 'keep', card }));
    case 'use':
      return SLOTS.filter((slot) => player.actions[slot] !== undefined).map((slot) => ({ type: 'use', slot }));
    case 'village':
      return villageSites(map, player, task.region).map((space) => ({
        type: 'village',
        field: at(map.spaces, space).id,
      }));
    case 'trade':
      return routes(map, openCitiesFrom(map, player.board, task.field));
    case 'free':
      return [...named(map, placeable(map, player)), DECLINE];
    case 'explore': {
      const actions = named(map, explorable(state, map, player, task));
      if (mayEndStep(task)) actions.push(NEXT_STEP);
      actions.push(DONE);
      return actions;
    }
    case 'order':
      return openOf(map, player, task).map(({ task: effect }) => ({ type: 'next', effect }));
    case 'treasure':
      throw new RangeError('a treasure is drawn without asking');
  }
}

function named(map: GuildMap, spaces: readonly number[]): GuildAction[] {
  const made = exploresOn(map);
  return spaces.map((space) => at(made, space));
}

/** Every pair of open cities, with the post on either. */
function routes(map: GuildMap, cities: readonly number[]): GuildAction[] {
  const name = (city: number): string => at(map.spaces, city).id;
  return cities.flatMap((a, index) =>
    cities.slice(index + 1).flatMap((b): GuildAction[] => {
      const [from, to] = [name(a), name(b)];
      return [
        { type: 'trade', from, to, post: from },
        { type: 'trade', from, to, post: to },
      ];
    }),
  );
}

export function isLegal(state: GuildState, seat: Seat, action: unknown): action is GuildAction {
  return legal(state, seat).some((offer) => same(offer, action));
}
