import { type ActionShape, at, type FastRandom, type Seat, SILENT } from '@moonstaff/kernel';
import type { AnyMind, Playout } from '../mind.ts';
import { draw } from './draw.ts';
import { planTurn } from './turn.ts';

/** No playout is longer than this. Only a safeguard. */
const MOST_STEPS = 2000;

/** How a try continues, with which randomness, and while there's time left. */
export interface Trying {
  readonly playout: Playout;
  readonly random: FastRandom;
  hasTime(): boolean;
}

/** Plays on until this seat has had as many more turns as the playout asks for, or the game is over. */
export function playOn(mind: AnyMind, state: unknown, self: Seat, trying: Trying): void {
  let left = trying.playout.turns;
  for (let steps = 0; left > 0 && steps < MOST_STEPS; steps++) {
    const seat = mind.game.toAct(state)[0];
    if (seat === undefined) return;
    const actions = seat === self ? ownActions(mind, state, seat, trying) : [othersAction(mind, state, seat, trying)];
    for (const action of actions) {
      if (seat === self && mind.endsTurn(action)) left--;
      mind.game.apply(state, seat, action, SILENT);
    }
  }
}

function ownActions(mind: AnyMind, state: unknown, seat: Seat, trying: Trying): readonly ActionShape[] {
  const { thought } = trying.playout;
  const plan = thought && planTurn(mind, state, seat, thought, trying.hasTime)[0];
  return plan?.actions ?? [quickAction(mind, state, seat, trying)];
}

const othersAction = (mind: AnyMind, state: unknown, seat: Seat, trying: Trying): ActionShape =>
  mind.idle?.(state, seat) ?? quickAction(mind, state, seat, trying);

/** A weighted draw: mostly the action with the best prior, sometimes another. */
function quickAction(mind: AnyMind, state: unknown, seat: Seat, { playout, random }: Trying): ActionShape {
  const actions: readonly ActionShape[] = mind.worthwhile(state, seat, mind.game.legal(state, seat));
  if (actions.length === 1) return at(actions, 0);
  const weights = actions.map((action) => Math.exp(playout.sharpness * mind.prior(state, seat, action)));
  return at(actions, draw(weights, random));
}
