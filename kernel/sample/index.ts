/**
 * Lanterns: the smallest game that uses all of the kernel. Read it before writing a game.
 *
 * 36 lanterns, 1 to 36. Everybody holds three; some lie open in a row. In each round everybody lays a
 * lantern face down, at the same time; they are turned up together, and the dimmest has the first turn.
 * On a turn a player buys from the row (1 coin for the first place, 2 for the second, …) or draws from
 * the deck, and may sell cards from hand for a coin each, before and after. Then the row, and after the
 * last turn all hands, are filled up.
 */
import type { Game } from '@moonstaff/kernel';
import { type Action, isLegal, legal } from './actions.ts';
import { explain, preview, type Thing } from './advice.ts';
import { apply } from './apply.ts';
import { phrases } from './phrases.ts';
import { outcome, scores } from './score.ts';
import { clone, firstShape, options, redeal, type State, setup, toAct } from './state.ts';
import { imagine, type View, view } from './view.ts';

export const sample: Game<State, Action, View, typeof options, Thing> = {
  id: 'sample',
  seats: { min: 2, max: 4 },
  rules: { oldest: 1, current: 1 },
  options,
  phrases,
  setup,
  clone,
  toAct,
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
};

export type { Action, State, Thing, View };
