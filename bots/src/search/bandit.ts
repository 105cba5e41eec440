import { at, type FastRandom, SILENT } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import type { Judged, Question } from '../question.ts';
import { type Budget, stopwatch } from './budget.ts';
import { playOn } from './playout.ts';

/** How many tries the first judgement is worth. */
const TRUST = 4;
/** Points of score difference that make curiosity outweigh the mean. */
const CURIOSITY = 4;

interface Arm extends Judged {
  sum: number;
  tries: number;
}

/**
 * Tries the best-looking actions out: imagines a state, plays the action and a few turns on, looks at
 * what has become of it; goes on with those that do well, as long as the budget lasts.
 */
export function bandit(
  mind: AnyMind,
  { view, seat }: Question,
  judged: readonly Judged[],
  budget: Budget,
  random: FastRandom,
): readonly Judged[] {
  const arms: Arm[] = judged
    .slice(0, mind.search.arms)
    .map((one) => ({ ...one, sum: one.value * TRUST, tries: TRUST }));
  if (arms.length < 2) return judged;
  const goesOn = stopwatch(budget);
  for (let done = 0; goesOn(done); done++) {
    const arm = pick(arms);
    const state = mind.game.imagine(view, random);
    mind.game.apply(state, seat, arm.action, SILENT);
    playOn(mind, state, seat, random);
    arm.sum += mind.value(state, seat);
    arm.tries++;
  }
  return arms
    .map(({ action, sum, tries }) => ({ action, value: sum / tries }))
    .sort((a, b) => b.value - a.value)
    .concat(judged.slice(mind.search.arms));
}

function pick(arms: readonly Arm[]): Arm {
  const all = Math.log(arms.reduce((sum, arm) => sum + arm.tries, 0));
  const promise = (arm: Arm): number => arm.sum / arm.tries + CURIOSITY * Math.sqrt(all / arm.tries);
  return arms.reduce((best, arm) => (promise(arm) > promise(best) ? arm : best), at(arms, 0));
}
