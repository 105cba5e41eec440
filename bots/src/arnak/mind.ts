import { type ArnakAction, type ArnakState, type ArnakView, arnak } from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';
import type { Mind } from '../mind.ts';
import { prior } from './prior.ts';
import { value } from './value.ts';
import { type Weights, weights } from './weights.ts';

/** At most this many actions are thought about at a time, the most promising ones. */
const ACTIONS = 24;

const mindWith = (w: Weights): Mind<ArnakState, ArnakAction, ArnakView> => ({
  game: arnak,
  value: (state, seat) => value(state, seat, w),
  prior: (state, seat, action) => prior(state, seat, action, w),
  worthwhile: (state, seat, legal) => promising(state, seat, legal, w),
  endsTurn: ({ type }) => type === 'endTurn',
  key,
  search: { beam: 8, depth: 10, imagined: 2, arms: 6, turns: 3, haze: 2 },
});

export const arnakMind = mindWith(weights);

/** Nobody thinks about calling off what was not yet paid: one would not have begun it. */
function promising(state: ArnakState, seat: Seat, legal: readonly ArnakAction[], w: Weights): readonly ArnakAction[] {
  const serious = legal.length > 1 ? legal.filter(({ type }) => type !== 'cancel') : legal;
  if (serious.length === 0) return legal;
  if (serious.length <= ACTIONS) return serious;
  return serious
    .map((action) => ({ action, hope: prior(state, seat, action, w) }))
    .sort((a, b) => b.hope - a.hope)
    .slice(0, ACTIONS)
    .map(({ action }) => action);
}

/** The order in which free actions came about does not matter. */
function key(state: ArnakState, seat: Seat): string {
  const p = at(state.players, seat);
  return [
    p.coins,
    p.compass,
    p.tablet,
    p.arrowhead,
    p.jewel,
    p.hand.toSorted(),
    p.playArea.length,
    p.deck.length,
    p.figures,
    p.glass,
    p.notebook,
    p.crates,
    p.slots,
    p.icons.toSorted(),
    p.assistants.map(({ id, gold, ready }) => `${id}${gold}${ready}`),
    p.guardians.map(({ used }) => used),
    p.temple.length,
    state.main,
    state.itemRow,
    state.artifactRow,
    JSON.stringify(state.stack.at(-1)),
    state.stack.length,
    state.sites.map(({ spaces, guardian }) => `${spaces}${guardian}`),
  ].join('|');
}
