import { fastRandom, nextWord, shuffle } from '@moonstaff/kernel';
import type { Layout } from '../learned/layout.ts';
import type { Samples } from './samples.ts';

const HIDDEN = 32;
const EPOCHS = 6;
/** How far each step goes at first; the steps become shorter and shorter. */
const PACE = 0.0005;
/** Targets are divided by this, so that they're about 1. */
const UNIT = 5;
/** Targets farther off than this don't pull any harder. */
const FARTHEST = 3;
/** Inputs seen less often than this are scaled as if they weren't. */
const RARE = 0.002;

/**
 * One layer of hidden units over the same features, taught what a linear value leaves unexplained. Unlike that, it can know
 * that two things are worth more, or less, together. A feature has one input for all phases, and each phase an input of its own.
 */
export class Network {
  readonly #samples: Samples;
  readonly #shared: number;
  readonly #crossed: number;
  readonly #scale: Float64Array;
  readonly #first: Float32Array;
  readonly #bias = new Float32Array(HIDDEN);
  readonly #second = new Float32Array(HIDDEN);
  readonly #units = new Float32Array(HIDDEN);
  #constant = 0;

  constructor(samples: Samples, layout: Layout, rows: readonly number[], seed: string) {
    this.#samples = samples;
    this.#shared = layout.baseOf(0);
    this.#crossed = layout.baseOf(1) - this.#shared;
    const inputs = this.#shared + this.#crossed + layout.phases;
    const squares = new Float64Array(inputs);
    for (const row of rows) {
      this.#each(row, (input, value) => {
        squares[input] = (squares[input] ?? 0) + value ** 2;
      });
    }
    this.#scale = squares.map((sum) => (sum === 0 ? 0 : 1 / Math.sqrt(Math.max(sum / rows.length, RARE))));
    const random = fastRandom(seed);
    /** About normal, with a spread of 1. */
    const drawn = (): number => {
      let sum = 0;
      for (let i = 0; i < 12; i++) sum += nextWord(random) / 4294967296;
      return sum - 6;
    };
    this.#first = Float32Array.from({ length: inputs * HIDDEN }, () => drawn() / 8);
    for (let unit = 0; unit < HIDDEN; unit++) this.#second[unit] = drawn() / (2 * Math.sqrt(HIDDEN));
  }

  /** Goes over the training rows a few times, in an order drawn by lot. */
  teach(rows: readonly number[], targets: Float64Array, seed: string): void {
    const random = fastRandom(seed);
    const order = rows.slice();
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const [done, row] of shuffle(random, order).entries()) {
        const pace = PACE * (1 - (epoch + done / order.length) / EPOCHS);
        this.#step(row, (targets[row] ?? 0) / UNIT, pace);
      }
    }
  }

  /** What the network adds to the linear value of a sample. */
  valueOf(row: number): number {
    return UNIT * this.#forward(row);
  }

  #forward(row: number): number {
    const units = this.#units;
    const first = this.#first;
    units.set(this.#bias);
    this.#each(row, (input, value) => {
      const x = value * (this.#scale[input] ?? 0);
      const base = input * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) units[unit] = (units[unit] ?? 0) + (first[base + unit] ?? 0) * x;
    });
    let sum = this.#constant;
    for (let unit = 0; unit < HIDDEN; unit++) {
      units[unit] = Math.max(0, units[unit] ?? 0);
      sum += (this.#second[unit] ?? 0) * (units[unit] ?? 0);
    }
    return sum;
  }

  #step(row: number, target: number, pace: number): void {
    const miss = Math.min(FARTHEST, Math.max(-FARTHEST, target - this.#forward(row)));
    const units = this.#units;
    const first = this.#first;
    // From here on `units` holds how far each unit's inputs are to be moved.
    for (let unit = 0; unit < HIDDEN; unit++) {
      const output = units[unit] ?? 0;
      const weight = this.#second[unit] ?? 0;
      this.#second[unit] = weight + pace * miss * output;
      units[unit] = output > 0 ? pace * miss * weight : 0;
      this.#bias[unit] = (this.#bias[unit] ?? 0) + (units[unit] ?? 0);
    }
    this.#constant += pace * miss;
    this.#each(row, (input, value) => {
      const x = value * (this.#scale[input] ?? 0);
      const base = input * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) first[base + unit] = (first[base + unit] ?? 0) + (units[unit] ?? 0) * x;
    });
  }

  #each(row: number, visit: (input: number, value: number) => void): void {
    const { starts, index, value, phase } = this.#samples;
    const end = starts[row + 1] ?? 0;
    for (let i = starts[row] ?? 0; i < end; i++) {
      const place = index[i] ?? 0;
      visit(place < this.#shared ? place : this.#shared + ((place - this.#shared) % this.#crossed), value[i] ?? 0);
    }
    visit(this.#shared + this.#crossed + (phase[row] ?? 0), 1);
  }
}
