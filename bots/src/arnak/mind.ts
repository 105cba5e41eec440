import { type ArnakAction, type ArnakState, type ArnakView, arnak } from '@moonstaff/arnak';
import type { Mind } from '../mind.ts';
import { key } from './key.ts';
import { prior } from './prior.ts';
import { value } from './value.ts';
import { type Weights, weights } from './weights.ts';

/** A bot considers at most this many actions at a time. */
const ACTIONS = 24;

const EXPERT = {
  beam: 24,
  depth: 14,
  width: ACTIONS,
  arms: 6,
  margin: 6,
  sure: 1.6,
  playout: { turns: 0, sharpness: 3 },
};

/** The next turn is thought through, too. */
const THOUGHT = { turns: 1, thought: { beam: 3, depth: 8, width: 12 }, sharpness: 3 };

/** A bot takes its free actions before it needs them, so it never uses `wait`. */
const isAside = ({ type }: ArnakAction): boolean => type === 'wait' || type === 'stopWaiting';

export const mindWith = (w: Weights): Mind<ArnakState, ArnakAction, ArnakView> => ({
  game: arnak,
  value: (state, seat) => value(state, seat, w),
  prior: (state, seat, action) => prior(state, seat, action, w),
  worthwhile: (_state, _seat, legal) => serious(legal),
  isAside,
  endsTurn: ({ type }) => type === 'endTurn',
  key,
  seats: ({ players }) => players.length,
  search: {
    novice: { beam: 2, depth: 6, width: ACTIONS, haze: 1.6 },
    skilled: { beam: 5, depth: 8, width: ACTIONS, imagined: 1 },
    expert: EXPERT,
    alone: { ...EXPERT, playout: THOUGHT },
    master: { ...EXPERT, beam: 32, arms: 8, playout: THOUGHT },
    masterAlone: { ...EXPERT, beam: 32, arms: 8, playout: THOUGHT },
    patience: { beam: 48, arms: 14, margin: 10, sure: 2.2, playout: { ...THOUGHT, turns: 2 } },
  },
});

export const arnakMind = mindWith(weights);

/** Bots don't consider calling off a voyage before paying: they wouldn't have begun it. */
function serious(legal: readonly ArnakAction[]): readonly ArnakAction[] {
  const kept = legal.filter((action) => action.type !== 'cancel' && !isAside(action));
  return kept.length === 0 ? legal : kept;
}
