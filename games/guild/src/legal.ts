import { at, type Seat } from '@moonstaff/kernel';
import type { GuildAction } from './actions.ts';
import { SLOTS } from './data/explore-cards.ts';
import { cardNamed } from './data/index.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapNamed } from './map/registry.ts';
import { explorable, mayExplore, mayPlace, placeable } from './play/may-explore.ts';
import { openCitiesFrom } from './play/trade.ts';
import { villageSites } from './play/village.ts';
import type { ExploreTask, GuildState, Player, Task } from './state.ts';

const DONE: GuildAction = { type: 'done' };
const NEXT_STEP: GuildAction = { type: 'nextStep' };
const DECLINE: GuildAction = { type: 'decline' };

/** One `explore` action per field, made once: search asks for them by the million. */
const explores = new WeakMap<GuildMap, readonly GuildAction[]>();

function exploresOn(map: GuildMap): readonly GuildAction[] {
  let made = explores.get(map);
  if (made === undefined) {
    made = map.fields.map(({ id }): GuildAction => ({ type: 'explore', field: id }));
    explores.set(map, made);
  }
  return made;
}

/** The question a player is asked now. */
export const question = (player: Player): Task | undefined => player.tasks[player.tasks.length - 1];

const mayAct = (state: GuildState, seat: Seat): boolean => !state.over && state.players[seat]?.done === false;

/** A step can be ended once it has a field; the last one ends with the turn. */
const mayEndStep = (task: ExploreTask): boolean =>
  task.step + 1 < cardNamed(task.card).steps.length && at(task.placed, task.step).length > 0;

export function legal(state: GuildState, seat: Seat): readonly GuildAction[] {
  if (!mayAct(state, seat)) return [];
  const player = at(state.players, seat);
  const map = mapNamed(state.options.map);
  const task = question(player);
  switch (task?.task) {
    case undefined:
      return [DONE];
    case 'keep':
      return task.cards.map((card) => ({ type: 'keep', card }));
    case 'use':
      return SLOTS.filter((slot) => player.actions[slot] !== undefined).map((slot) => ({ type: 'use', slot }));
    case 'village':
      return villageSites(map, player, task.region).map((field) => ({
        type: 'village',
        field: at(map.fields, field).id,
      }));
    case 'trade':
      return routes(map, openCitiesFrom(map, player.board, task.field));
    case 'free':
      return [...named(map, placeable(map, player)), DECLINE];
    case 'explore': {
      const actions = named(map, explorable(map, player, task));
      if (mayEndStep(task)) actions.push(NEXT_STEP);
      actions.push(DONE);
      return actions;
    }
    case 'treasure':
      throw new RangeError('a treasure is drawn without asking');
  }
}

function named(map: GuildMap, fields: readonly number[]): GuildAction[] {
  const made = exploresOn(map);
  return fields.map((field) => at(made, field));
}

/** Every pair of open cities, with the post on either. */
function routes(map: GuildMap, cities: readonly number[]): GuildAction[] {
  const name = (city: number): string => at(map.fields, city).id;
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

/** How many properties an action of each type has, `type` included. */
const SIZES: { readonly [type: string]: number } = {
  keep: 2,
  use: 2,
  explore: 2,
  decline: 1,
  nextStep: 1,
  village: 2,
  trade: 4,
  done: 1,
};

/** The same answer as looking it up in `legal`, without listing. Any JSON value may come in. */
export function isLegal(state: GuildState, seat: Seat, action: unknown): action is GuildAction {
  if (typeof action !== 'object' || action === null || Array.isArray(action) || !mayAct(state, seat)) return false;
  const given = action as { readonly [name: string]: unknown };
  const type = Object.hasOwn(given, 'type') ? given['type'] : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SIZES, type) || Object.keys(given).length !== SIZES[type])
    return false;
  const player = at(state.players, seat);
  const map = mapNamed(state.options.map);
  const task = question(player);
  const field = (name: string): number => {
    const id = given[name];
    return typeof id === 'string' ? (map.byId.get(id) ?? -1) : -1;
  };
  switch (type) {
    case 'done':
      return task === undefined || task.task === 'explore';
    case 'nextStep':
      return task?.task === 'explore' && mayEndStep(task);
    case 'decline':
      return task?.task === 'free';
    case 'keep':
      return task?.task === 'keep' && task.cards.some((card) => card === given['card']);
    case 'use':
      return task?.task === 'use' && SLOTS.some((slot) => slot === given['slot'] && player.actions[slot] !== undefined);
    case 'explore': {
      const index = field('field');
      if (index === -1) return false;
      if (task?.task === 'free') return mayPlace(map, player, index);
      return task?.task === 'explore' && mayExplore(map, player, task, index);
    }
    case 'village':
      return task?.task === 'village' && villageSites(map, player, task.region).includes(field('field'));
    default: {
      if (task?.task !== 'trade') return false;
      const [from, to, post] = [field('from'), field('to'), field('post')];
      const cities = openCitiesFrom(map, player.board, task.field);
      return from < to && cities.includes(from) && cities.includes(to) && (post === from || post === to);
    }
  }
}
