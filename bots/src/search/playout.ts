import {
  type ActionShape,
  at,
  type FastRandom,
  nextBelow,
  nextWord,
  type Out,
  type Seat,
  SILENT,
} from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';

/** Remembers whether an action showed something that was hidden. */
export class Watch implements Out {
  revealed = false;
  event(): void {}
  reveal(): void {
    this.revealed = true;
  }
  settle(): void {
    this.revealed = true;
  }
}

/** No playout is longer, whatever the game: a guard, not a rule. */
const MOST_STEPS = 2000;

/** Plays on with a quick hand until everybody has had as many turns as a try lasts, or the game is over. */
export function playOn(mind: AnyMind, state: unknown, self: Seat, random: FastRandom): void {
  let left = mind.search.turns * mind.game.scores(state).length;
  for (let steps = 0; left > 0 && steps < MOST_STEPS; steps++) {
    const seat = mind.game.toAct(state)[0];
    if (seat === undefined) return;
    const idle = seat === self ? undefined : mind.idle?.(state, seat);
    const action = idle ?? quickChoice(mind, state, seat, random);
    if (mind.endsTurn(action)) left--;
    mind.game.apply(state, seat, action, SILENT);
  }
}

/** Mostly the action with the best prior, sometimes another: a sharp weighted draw. */
function quickChoice(mind: AnyMind, state: unknown, seat: Seat, random: FastRandom): ActionShape {
  const actions = mind.worthwhile(state, seat, mind.game.legal(state, seat));
  if (actions.length === 1) return at(actions, 0);
  const weights = actions.map((action) => Math.exp(mind.prior(state, seat, action)));
  return at(actions, draw(weights, random));
}

/** An index drawn in proportion to its weight. */
export function draw(weights: readonly number[], random: FastRandom): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || !Number.isFinite(total)) return nextBelow(random, weights.length);
  let rest = (nextWord(random) / 4294967296) * total;
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}
