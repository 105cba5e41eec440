/** Putting frames on the stack of the state. Neither a frame nor what it holds is ever changed. */
import type { Effect } from './effects/language.ts';
import type { Frame } from './frames.ts';
import { fixed } from './frozen.ts';
import type { ArnakState } from './state.ts';

export function push(state: ArnakState, frame: Frame): void {
  state.stack.push(frame);
}

/** The steps of an effect, to be done next. */
export function pushSteps(state: ArnakState, effect: Effect): void {
  if (effect.length > 0) state.stack.push({ at: 'steps', steps: fixed(effect), next: 0 });
}
