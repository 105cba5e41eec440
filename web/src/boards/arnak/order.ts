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
import { questionOf } from './state.ts';

/** What a row gives once a token has arrived there. */
export const rowEffectOf = (view: ArnakView, question: Question | undefined): Effect | undefined =>
  question?.at === 'arrive'
    ? trackOf(view).rows[spaceById[question.space].row - 1]?.[question.token].effect
    : undefined;

/** A bonus tile and the effect of its row: both are taken. If both only bring resources, either may come first. */
export function inAnyOrder(answers: readonly ActionShape[], view: ArnakView): boolean {
  const question = questionOf(view);
  if (question?.at !== 'arrive') return false;
  const actions = answers as readonly ArnakAction[];
  const tiles = actions.flatMap((action) => (action.type === 'bonus' ? [action.tile] : []));
  const [tile] = tiles;
  if (tile === undefined || tiles.length > 1 || actions.length !== 2) return false;
  const steps = [...bonusById[tile].effect, ...(rowEffectOf(view, question) ?? [])];
  return steps.every(({ op }) => op === 'gain');
}
