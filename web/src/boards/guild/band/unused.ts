import { cardNamed } from '@moonstaff/guild';
import { legalOfType, type Moment } from '../moment.ts';

/** Explorers the card would still let the player place; an unlimited step counts as none. */
export function unusedExplorers({ task }: Moment): number {
  if (task?.task !== 'explore') return 0;
  const steps = cardNamed(task.card).steps.slice(task.step);
  const left = steps.reduce((sum, { max }) => sum + max, 0) - (task.placed[task.step]?.length ?? 0);
  return Number.isFinite(left) ? left : 0;
}

/** What would be lost if the turn ended now. */
export interface DoneWarning {
  readonly explorers: number;
  /** Spaces that can still be explored. */
  readonly spaces: number;
  /** Whether the card has a further step. */
  readonly step: boolean;
}

/** Why Done should be asked twice: something can still be explored. */
export function doneWarning(moment: Moment): DoneWarning | undefined {
  if (!moment.warns || legalOfType(moment, 'done').length === 0) return undefined;
  const spaces = legalOfType(moment, 'explore').length;
  const step = legalOfType(moment, 'nextStep').length > 0;
  return spaces === 0 && !step ? undefined : { explorers: unusedExplorers(moment), spaces, step };
}

/** Whether the player is done and may still take that back. */
export const mayWithdraw = ({ player, view, canUndo, plays }: Moment): boolean =>
  plays && player.done && !view.over && canUndo;
