import {
  type ArnakAction,
  type ArnakView,
  bonusById,
  type Effect,
  type Question,
  spaceById,
  trackOf,
} from '@moonstaff/arnak';
import type { ActionShape } from '@moonstaff/kernel';
import { kindOf } from './play/kinds.ts';
import { questionOf } from './state.ts';

/** What a row gives once a token has arrived there. */
export const rowEffectOf = (view: ArnakView, question: Question | undefined): Effect | undefined =>
  question?.at === 'arrive'
    ? trackOf(view).rows[spaceById[question.space].row - 1]?.[question.token].effect
    : undefined;

/**
 * Either of a bonus tile and the effect of its row: both are taken. If both only bring resources, it's all the same which
 * comes first, and whatever else could be done meanwhile can still be done then.
 */
export function anyOf(answers: readonly ActionShape[], view: ArnakView): ActionShape | undefined {
  const question = questionOf(view);
  if (question?.at !== 'arrive') return undefined;
  const actions = (answers as readonly ArnakAction[]).filter((action) => kindOf(action, true) !== 'free');
  const tiles = actions.flatMap((action) => (action.type === 'bonus' ? [action.tile] : []));
  const [tile] = tiles;
  if (tile === undefined || tiles.length > 1 || actions.length !== 2) return undefined;
  const steps = [...bonusById[tile].effect, ...(rowEffectOf(view, question) ?? [])];
  return steps.every(({ op }) => op === 'gain') ? actions[0] : undefined;
}
