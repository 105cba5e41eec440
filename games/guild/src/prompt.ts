import { at, type Phrase, phrase } from '@moonstaff/kernel';
import { cardNamed } from './data/index.ts';
import { currentTask } from './state.ts';
import type { GuildView } from './view.ts';

/** What the viewer is asked now; for spectators and players who wait, who we're waiting for. */
export function prompt(view: GuildView): Phrase {
  if (view.over) return phrase('guild.prompt.over');
  const player = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  if (player === undefined || player.done) return phrase('guild.prompt.waiting', { seats: waitingFor(view) });
  const task = currentTask(player);
  switch (task?.task) {
    case 'keep':
      return phrase('guild.prompt.keep', { slot: task.slot });
    case 'use':
      return phrase('guild.prompt.use');
    case 'free':
      return phrase('guild.prompt.free');
    case 'order':
      return phrase('guild.prompt.order');
    case 'village':
      return phrase('guild.prompt.village', { region: task.region });
    case 'trade':
      return phrase('guild.prompt.trade', { cities: task.cities });
    case 'explore': {
      const { steps } = cardNamed(task.card);
      const { max } = at(steps, task.step);
      const used = at(task.placed, task.step).length;
      const { card, step } = task;
      const left = max - used;
      const place = { step: step + 1, steps: steps.length };
      // An unlimited step has no number of explorers left, and a card of one step nothing to count.
      if (max === Number.POSITIVE_INFINITY)
        return steps.length === 1
          ? phrase('guild.prompt.exploreOnlyAny', { card })
          : phrase('guild.prompt.exploreAny', { card, ...place });
      return steps.length === 1
        ? phrase('guild.prompt.exploreOnly', { card, left })
        : phrase('guild.prompt.explore', { card, left, ...place });
    }
    default:
      return phrase('guild.prompt.done');
  }
}

const waitingFor = ({ players }: GuildView): number[] => players.flatMap(({ done }, seat) => (done ? [] : [seat]));
