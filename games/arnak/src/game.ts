import { type Game, newestRules } from '@moonstaff/kernel';
import type { ArnakAction } from './action.ts';
import { apply } from './apply.ts';
import { changes } from './changes.ts';
import { box, printed, ROUNDS } from './data/index.ts';
import { type ArnakThing, explain } from './explain.ts';
import { firstShape } from './first-shape.ts';
import { imagine } from './imagine.ts';
import { isLegal, legal, toAct } from './legal.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { preview } from './preview.ts';
import { redeal } from './redeal.ts';
import { outcome, scores } from './score.ts';
import { setup } from './setup.ts';
import { type ArnakState, clone } from './state.ts';
import { type ArnakView, view } from './view.ts';

/** Lost Ruins of Arnak. */
export const arnak: Game<ArnakState, ArnakAction, ArnakView, typeof options, ArnakThing> = {
  id: 'arnak',
  seats: { min: 1, max: 4 },
  rules: { oldest: 1, current: newestRules(changes, box, printed) },
  options,
  phrases,
  setup,
  clone,
  toAct,
  round: ({ round }) => ({ now: round, of: ROUNDS }),
  legal,
  isLegal,
  apply,
  view,
  imagine,
  redeal,
  explain,
  preview,
  scores,
  outcome,
  firstShape,
  unsealed: ['pauses'],
};
