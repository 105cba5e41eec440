import { at, type Out, phrase, Refusal, type Seat } from '@moonstaff/kernel';
import type { GuildAction } from './actions.ts';
import { hasChange } from './changes.ts';
import { cardNamed } from './data/index.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import { trailOf } from './play/may-explore.ts';
import { place } from './play/place.ts';
import { openNextStep, resolve } from './play/resolve.ts';
import { trade } from './play/trade.ts';
import { begin, finishTurn } from './play/turn.ts';
import { foundVillage } from './play/village.ts';
import { shapes } from './shapes/index.ts';
import {
  type Consequence,
  currentTask,
  type ExploreTask,
  type GuildState,
  type OrderTask,
  type Player,
} from './state.ts';

/** Carries out a legal action, in place. */
export function apply(state: GuildState, seat: Seat, action: GuildAction, out: Out): void {
  const player = at(state.players, seat);
  const map = mapOf(state);
  const task = currentTask(player);
  switch (action.type) {
    case 'keep': {
      if (task?.task !== 'keep') break;
      player.tasks.pop();
      player.actions[task.slot] = action.card;
      for (const card of task.cards) if (card !== action.card) player.returned.push(card);
      out.event(phrase('guild.event.keep', { seat, slot: task.slot, card: action.card }));
      if (hasChange(state, 'withdrawDone')) out.confirm(phrase('guild.wall.kept'));
      player.tasks.push(begin(action.card));
      return;
    }
    case 'use': {
      const card = player.actions[action.slot];
      if (task?.task !== 'use' || card === undefined) break;
      player.tasks.pop();
      out.event(phrase('guild.event.use', { seat, slot: action.slot, card }));
      player.tasks.push(begin(card));
      return;
    }
    case 'explore': {
      const space = indexOf(map, action.field);
      if (task?.task === 'explore') {
        note(state, map, player, task, space);
        place(state, map, seat, space, cardNamed(task.card).coinSpacesTimes ?? 1, out);
      } else if (task?.task === 'free') {
        player.tasks.pop();
        place(state, map, seat, space, 1, out);
      } else break;
      resolve(state, map, seat, out);
      return;
    }
    case 'decline':
      if (task?.task !== 'free') break;
      player.tasks.pop();
      out.event(phrase('guild.event.decline', { seat }));
      resolve(state, map, seat, out);
      return;
    case 'nextStep':
      if (task?.task !== 'explore') break;
      openNextStep(task);
      out.event(phrase('guild.event.nextStep', { seat }));
      return;
    case 'next':
      if (task?.task !== 'order') break;
      player.tasks.pop();
      doNext(player, task, action.effect);
      out.event(phrase('guild.event.next', { seat, effect: action.effect }));
      resolve(state, map, seat, out);
      return;
    case 'village':
      if (task?.task !== 'village') break;
      player.tasks.pop();
      foundVillage(state, map, seat, indexOf(map, action.field), out);
      resolve(state, map, seat, out);
      return;
    case 'trade': {
      const [from, to, post] = [action.from, action.to, action.post].map((id) => indexOf(map, id));
      if (task?.task !== 'trade' || from === undefined || to === undefined || post === undefined) break;
      trade(map, player, seat, { from, to, post }, out);
      if (task.once) player.tasks.pop();
      resolve(state, map, seat, out);
      return;
    }
    case 'done':
      player.tasks.length = 0;
      player.done = true;
      out.event(phrase('guild.event.done', { seat }));
      if (hasChange(state, 'withdrawDone')) out.confirm(phrase('guild.wall.confirmed'));
      else out.reveal(phrase('guild.wall.confirmed'));
      if (state.players.every((other) => other.done)) finishTurn(state, out);
      return;
  }
  throw new Refusal('guild.no.action', { action: action.type });
}

/** Puts this on top of what else is left. Trade routes stay among the rest: there may be another. */
function doNext(player: Player, { left }: OrderTask, effect: Consequence['task']): void {
  const rest = left.filter(({ task }) => task !== effect || task === 'trade');
  const chosen = left.find(({ task }) => task === effect);
  if (rest.length > 0) player.tasks.push({ task: 'order', left: rest });
  if (chosen !== undefined) player.tasks.push(chosen.task === 'trade' ? { ...chosen, once: true } : chosen);
}

function indexOf(map: GuildMap, id: string): number {
  const index = map.byId.get(id);
  if (index === undefined) throw new Refusal('guild.no.space', { space: id });
  return index;
}

/** Writes the space down for the shape of this step. */
function note(state: GuildState, map: GuildMap, player: Player, task: ExploreTask, space: number): void {
  const trail = trailOf(state, map, player, task);
  const placed = at(task.placed, task.step);
  if (placed.length === 0) {
    const origins = shapes[trail.step.shape].origins?.(trail, space);
    if (origins !== undefined) task.origins[task.step] = origins;
  }
  placed.push(space);
}
