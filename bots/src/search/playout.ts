import { type ActionShape, at, type FastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { draw } from './draw.ts';

/** No playout is longer, whatever the game: a guard, not a rule. */
const MOST_STEPS = 2000;

/** Plays on with a quick hand until this seat has had as many more turns as a try lasts, or the game is over. */
export function playOn(mind: AnyMind, state: unknown, self: Seat, random: FastRandom): void {
  let left = mind.search.expert.playout.turns;
  for (let steps = 0; left > 0 && steps < MOST_STEPS; steps++) {
    const seat = mind.game.toAct(state)[0];
    if (seat === undefined) return;
    const idle = seat === self ? undefined : mind.idle?.(state, seat);
    const action = idle ?? quickAction(mind, state, seat, random);
    if (seat === self && mind.endsTurn(action)) left--;
    mind.game.apply(state, seat, action, SILENT);
  }
}

/** Mostly the action that looks best without trying, sometimes another: a weighted draw. */
function quickAction(mind: AnyMind, state: unknown, seat: Seat, random: FastRandom): ActionShape {
  const actions: readonly ActionShape[] = mind.worthwhile(state, seat, mind.game.legal(state, seat));
  if (actions.length === 1) return at(actions, 0);
  const { sharpness } = mind.search.expert.playout;
  const weights = actions.map((action) => Math.exp(sharpness * mind.prior(state, seat, action)));
  return at(actions, draw(weights, random));
}
