import { at } from '@moonstaff/kernel';
import { CONSTANT, type Layout } from '../learned/layout.ts';
import { Network } from './network.ts';
import { Ridge } from './ridge.ts';
import { NONE, type Samples } from './samples.ts';

/** What a fit came to. */
export interface Fit {
  readonly weights: Float64Array;
  readonly samples: number;
  readonly penalty: number;
  /** Root mean square of what's left on games that weren't used: with these weights, with the prior, with a constant. */
  readonly error: number;
  readonly priorError: number;
  readonly constantError: number;
  /** With a small network that was taught what these weights leave unexplained. */
  readonly networkError: number;
}

const get = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;

/** Every tenth game tests what the others taught. */
export const isTest = (lesson: number): boolean => lesson % 10 === 9;

const PENALTIES = [1000, 3000, 10_000, 30_000, 100_000];
/** How much of a target is what the first fit expects at the next round's beginning, not the noisy end of the game. */
const FORESIGHT = 0.8;
/** How often new targets are made from the last weights. */
const PASSES = 2;

/** Fits weights to the ends of the games, starting from a prior. */
export function fitValue(
  samples: Samples,
  start: Float64Array,
  layout: Layout,
  penalties: readonly number[] = PENALTIES,
  note: (line: string) => void = () => {},
): Fit {
  const rows = Array.from({ length: samples.size }, (_, row) => row);
  const training = rows.filter((row) => !isTest(get(samples.lesson, row)));
  const tests = rows.filter((row) => isTest(get(samples.lesson, row)));
  const prior = levelled(samples, start, layout, training);
  const ridge = new Ridge(samples, prior.length, training);
  const expected = Float64Array.from(rows, (row) => samples.times(row, prior));
  const error = (weights: Float64Array): number =>
    rms(tests, (row) => get(samples.target, row) - samples.times(row, weights));
  const plus = (change: Float64Array): Float64Array => prior.map((weight, place) => weight + (change[place] ?? 0));
  const missing = samples.target.map((target, row) => target - get(expected, row));
  const tried = ridge
    .solve(missing, penalties)
    .map((change, i) => ({ weights: plus(change), penalty: at(penalties, i) }));
  for (const { weights, penalty } of tried) note(`penalty ${penalty}: error ${error(weights).toFixed(3)}`);
  const best = tried.reduce((one, other) => (error(other.weights) < error(one.weights) ? other : one));
  let { weights } = best;
  for (let pass = 0; pass < PASSES; pass++) {
    const targets = foreseen(samples, weights).map((target, row) => target - get(expected, row));
    weights = plus(at(ridge.solve(targets, [best.penalty]), 0));
    note(`with foresight: error ${error(weights).toFixed(3)}`);
  }
  const mean = training.reduce((sum, row) => sum + get(samples.target, row), 0) / training.length;
  const network = new Network(samples, layout, training, 'network');
  const unexplained = foreseen(samples, weights).map((target, row) => target - samples.times(row, weights));
  network.teach(training, unexplained, 'lessons');
  const networkError = rms(
    tests,
    (row) => get(samples.target, row) - samples.times(row, weights) - network.valueOf(row),
  );
  note(`with a network: error ${networkError.toFixed(3)}`);
  return {
    weights,
    samples: samples.size,
    penalty: best.penalty,
    error: error(weights),
    priorError: error(prior),
    constantError: rms(tests, (row) => get(samples.target, row) - mean),
    networkError,
  };
}

/** Targets that lean on what these weights expect at the beginning of the next stage. */
const foreseen = (samples: Samples, weights: Float64Array): Float64Array =>
  samples.target.map((target, row) => {
    const next = get(samples.next, row);
    return (1 - FORESIGHT) * target + FORESIGHT * (next === NONE ? target : samples.times(next, weights));
  });

/** The prior with the constant of each phase set right: that much is certain, so no penalty holds it back. */
function levelled(samples: Samples, start: Float64Array, layout: Layout, rows: readonly number[]): Float64Array {
  const sums = new Float64Array(layout.phases);
  const counts = new Float64Array(layout.phases);
  for (const row of rows) {
    const phase = get(samples.phase, row);
    sums[phase] = (sums[phase] ?? 0) + get(samples.target, row) - samples.times(row, start);
    counts[phase] = (counts[phase] ?? 0) + 1;
  }
  const prior = start.slice();
  for (let phase = 0; phase < layout.phases; phase++) {
    const place = layout.baseOf(phase) + CONSTANT;
    prior[place] = (prior[place] ?? 0) + (sums[phase] ?? 0) / Math.max(1, counts[phase] ?? 0);
  }
  return prior;
}

const rms = (rows: readonly number[], off: (row: number) => number): number =>
  Math.sqrt(rows.reduce((sum, row) => sum + off(row) ** 2, 0) / Math.max(1, rows.length));
