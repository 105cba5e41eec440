import { at, type Out, type Seat } from '@moonstaff/kernel';
import { cardNamed } from '../data/index.ts';
import type { GuildMap } from '../map/geometry.ts';
import { type Consequence, currentTask, type GuildState, type OrderTask, type Player } from '../state.ts';
import { placeable, stepOf } from './may-explore.ts';
import { openCitiesFrom } from './trade.ts';
import { drawTreasures } from './treasure.ts';
import { foundVillage, villageSites } from './village.ts';

/** Carries out everything that leaves a player no choice, until there is a question or nothing left. */
export function resolve(state: GuildState, map: GuildMap, seat: Seat, out: Out): void {
  const player = at(state.players, seat);
  for (;;) {
    const task = currentTask(player);
    switch (task?.task) {
      case 'village': {
        const sites = villageSites(map, player, task.region);
        if (sites.length > 1) return;
        player.tasks.pop();
        const [only] = sites;
        if (only !== undefined) foundVillage(state, map, seat, only, out);
        break;
      }
      case 'trade':
        if (openCitiesFrom(map, player.board, task.field).length > 1) return;
        player.tasks.pop();
        break;
      case 'treasure':
        player.tasks.pop();
        drawTreasures(state, seat, task.count, out);
        break;
      case 'free':
        if (placeable(map, player).length > 0) return;
        player.tasks.pop();
        break;
      case 'order': {
        const left = openOf(map, player, task);
        if (left.length > 1) return;
        player.tasks.pop();
        player.tasks.push(...left);
        break;
      }
      case 'explore':
        // A full step ends by itself.
        if (task.step + 1 >= cardNamed(task.card).steps.length) return;
        if (at(task.placed, task.step).length < stepOf(task).max) return;
        openNextStep(task);
        break;
      default:
        return;
    }
  }
}

/** What is left of it: doing one thing may have settled another. */
export const openOf = (map: GuildMap, player: Player, { left }: OrderTask): readonly Consequence[] =>
  left.filter((one) => isOpen(map, player, one));

function isOpen(map: GuildMap, player: Player, task: Consequence): boolean {
  switch (task.task) {
    case 'village':
      return villageSites(map, player, task.region).length > 0;
    case 'trade':
      return openCitiesFrom(map, player.board, task.field).length > 1;
    case 'treasure':
      return true;
  }
}

/** Goes on to the card's next step, never back. */
export function openNextStep(task: { step: number; placed: number[][]; origins: number[][] }): void {
  task.step++;
  task.placed.push([]);
  task.origins.push([]);
}
