import {
  type CardRule,
  cardNamed,
  type GuildAction,
  type GuildView,
  mapNamed,
  type PlayerView,
  type Space,
  type TaskView,
} from '@moonstaff/guild';
import { at, type Phrase } from '@moonstaff/kernel';
import type { LogLine, Snapshot } from '../../table/source.ts';
import { wallOf } from '../../table/undo/wall.ts';
import type { OpenGuildView } from './open.ts';

/** What the model is worked out from: one snapshot of the table, read as a game of the Guild. */
export interface Moment {
  /** Counts the moments of the table. */
  readonly number: number;
  readonly view: GuildView | OpenGuildView;
  readonly legal: readonly GuildAction[];
  /** The player whose map is shown in full: the viewer, or the first seat for a spectator. */
  readonly seat: number;
  readonly player: PlayerView;
  /** What that player has to do next. */
  readonly task: TaskView | undefined;
  /** Everybody's name, by seat. */
  readonly names: readonly string[];
  readonly toAct: readonly number[];
  /** Whether the viewer plays, and needn't only watch. */
  readonly plays: boolean;
  readonly myTurn: boolean;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  /** Whether the player wants to be warned before losing something. */
  readonly warns: boolean;
  /** Why nothing can be taken back, if something was done. */
  readonly undoEnds?: Phrase;
}

/** Walls of undo that only say that one's last turn is over. */
export const TURN_WALLS: readonly string[] = ['guild.wall.confirmed', 'guild.wall.everybodyDone'];

/** The viewer's own seat; a spectator sees the first seat's map. */
export const ownSeat = (view: GuildView): number => (view.viewer === 'spectator' ? 0 : view.viewer);

export const viewOf = (now: Snapshot): GuildView | OpenGuildView => now.view as GuildView | OpenGuildView;

export function momentOf(now: Snapshot, warns: boolean): Moment {
  const view = viewOf(now);
  const seat = ownSeat(view);
  const player = at(view.players, seat);
  const plays = now.viewer !== 'spectator' && now.replay === undefined;
  const { steps } = now.undo;
  const undoEnds = wallOf(now, { turnWalls: TURN_WALLS });
  return {
    number: now.moment,
    view,
    legal: now.legal as readonly GuildAction[],
    seat,
    player,
    task: player.tasks.at(-1),
    names: now.sitters.map(({ name }) => name),
    toAct: now.toAct,
    plays,
    myTurn: plays && now.past === undefined && now.toAct.some((one) => one === now.viewer),
    log: now.log,
    canUndo: steps > 0,
    warns,
    ...(undoEnds && { undoEnds }),
  };
}

export type Legal<Type extends GuildAction['type']> = Extract<GuildAction, { readonly type: Type }>;

export const legalOfType = <Type extends GuildAction['type']>(moment: Moment, type: Type): readonly Legal<Type>[] =>
  moment.legal.filter((action): action is Legal<Type> => action.type === type);

/** The card the player is exploring with. */
export type ExploreTaskView = Extract<TaskView, { readonly task: 'explore' }>;

export const exploreTaskOf = ({ tasks }: PlayerView): ExploreTaskView | undefined =>
  tasks.findLast((one): one is ExploreTaskView => one.task === 'explore');

export function ruleInHand(player: PlayerView): CardRule | undefined {
  const task = exploreTaskOf(player);
  return task && cardNamed(task.card);
}

export function spaceNamed(map: string, space: string): Space | undefined {
  const { spaces, byId } = mapNamed(map);
  return spaces[byId.get(space) ?? -1];
}
