import { at, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { Weights } from '../minds.ts';
import { type Mean, meanOf } from '../tournament/stats.ts';

/** Every weight a little more (1) or a little less (−1). */
export type Signs = readonly number[];

/** The signs of a trial: the same seed gives the same ones. */
export function signsOf(seed: string, count: number): Signs {
  const random = fastRandom(seed);
  return Array.from({ length: count }, () => (nextBelow(random, 2) === 0 ? -1 : 1));
}

/** Weights grow and shrink by factors, so that none changes its sign; three digits are enough. */
export const moved = (weights: Weights, steps: readonly number[]): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight], index) => [
      name,
      Number((weight * Math.exp(at(steps, index))).toPrecision(3)),
    ]),
  );

/** A game between one direction and the opposite one: by how many points the first was ahead. */
export interface Trial {
  readonly signs: Signs;
  readonly ahead: number;
}

/** A weight is moved by what its trials show beyond one standard error, at most this many times their step. */
const MOST = 2;

/** How far to move each weight: what the trials with more of it gained over those with less. */
export function stepsFrom(trials: readonly Trial[], size: number): readonly number[] {
  return at(trials, 0).signs.map((_, index) => {
    const { mean, low } = meanOf(trials.map(({ signs, ahead }) => ahead * at(signs, index)));
    const error = (mean - low) / 1.96;
    const sure = error === 0 ? 0 : Math.max(0, Math.abs(mean) / error - 1);
    return Math.sign(mean) * Math.min(MOST, sure) * size;
  });
}

/** New weights are kept when they are ahead of the old ones by more than one standard error. */
export function isBetter(ahead: readonly number[]): { readonly better: boolean; readonly ahead: Mean } {
  const mean = meanOf(ahead);
  return { better: mean.mean > (mean.mean - mean.low) / 1.96, ahead: mean };
}
