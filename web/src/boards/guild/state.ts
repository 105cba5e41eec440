import {
  type CardRule,
  cardNamed,
  type GuildAction,
  type GuildView,
  type PlayerView,
  type TaskView,
} from '@moonstaff/guild';
import type { Snapshot } from '../../table/source.ts';

/** Reads the snapshot of a Guild table. */

export const viewOf = (now: Snapshot): GuildView => now.view as GuildView;

export const legalOf = (now: Snapshot): readonly GuildAction[] => now.legal as readonly GuildAction[];

/** The viewer's own player; a spectator looks at the first seat's map. */
export const ownSeat = (view: GuildView): number => (view.viewer === 'spectator' ? 0 : view.viewer);

export const taskOf = (player: PlayerView | undefined): TaskView | undefined => player?.tasks.at(-1);

export type Legal<Type extends GuildAction['type']> = Extract<GuildAction, { readonly type: Type }>;

export const legalOfType = <Type extends GuildAction['type']>(now: Snapshot, type: Type): readonly Legal<Type>[] =>
  legalOf(now).filter((action): action is Legal<Type> => action.type === type);

/** The card somebody is carrying out, if any. */
export function cardOf(player: PlayerView | undefined): CardRule | undefined {
  const task = player?.tasks.findLast((one) => one.task === 'explore');
  return task?.task === 'explore' ? cardNamed(task.card) : undefined;
}
