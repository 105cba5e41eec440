import {
  type Condition,
  type GoalId,
  type GuildView,
  goalNamed,
  goalProgress,
  REWARDS,
  type Reward,
  soloTokens,
} from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { slotOf } from '../deck/model.ts';
import type { Moment } from '../moment.ts';

export interface RewardModel {
  readonly value: number;
  /** Taken by others, or in a solo game by the player, or covered by an era token. */
  readonly state: 'open' | 'taken' | 'covered';
  /** In a solo game: the Era card that covers it when it comes for the first time. */
  readonly due?: string;
}

export interface GoalModel {
  readonly id: GoalId;
  readonly condition: Condition;
  readonly rewards: readonly RewardModel[];
  /** In a solo game, until it's completed: the coins it would bring now. */
  readonly worth?: number;
  /** Who has completed it. */
  readonly met: readonly { readonly seat: number; readonly name: string }[];
  /** How far the viewer is, unless they've completed it. */
  readonly progress?: { readonly have: number; readonly need: number };
  /** The viewer has all it asks for; it counts at the end of the turn. */
  readonly isDue: boolean;
}

export const goalsOf = (moment: Moment): readonly GoalModel[] =>
  moment.view.goals.map((_, place) => goalOf(moment, place));

function goalOf({ view, names }: Moment, place: number): GoalModel {
  const goal = at(view.goals, place);
  const { condition, rewards } = goalNamed(goal.id);
  const { viewer } = view;
  const isOpen = viewer !== 'spectator' && !goal.met.some(({ seat }) => seat === viewer);
  const progress = isOpen ? goalProgress(view, viewer, goal.id) : undefined;
  const shown = REWARDS.map((reward) => rewardOf(view, place, reward, rewards[reward]));
  const isOpenAlone = view.players.length === 1 && goal.met.length === 0;
  return {
    id: goal.id,
    condition,
    rewards: shown,
    ...(isOpenAlone && { worth: shown.find(({ state }) => state === 'open')?.value ?? 0 }),
    met: goal.met.map(({ seat }) => ({ seat, name: at(names, seat) })),
    ...(progress !== undefined && { progress }),
    isDue: progress !== undefined && progress.have >= progress.need,
  };
}

function rewardOf(view: GuildView, place: number, reward: Reward, value: number): RewardModel {
  const { covered, met } = at(view.goals, place);
  if (covered.includes(reward)) return { value, state: 'covered' };
  const isSolo = view.players.length === 1;
  // The higher reward goes to everybody who is first, all in one turn. Alone, a goal pays once.
  if (met.length > 0 && (isSolo || reward === 'first')) return { value, state: 'taken' };
  const token = isSolo ? soloTokens.find((one) => one.goal === place && one.reward === reward) : undefined;
  const due = token && slotOf(token.card);
  return { value, state: 'open', ...(due !== undefined && { due }) };
}
