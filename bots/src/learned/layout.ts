/** The first crossed feature of every game is always 1. */
export const CONSTANT = 0;

/**
 * Where the features of a game are in its list of weights. A *shared* feature has one weight. A *crossed* one has a weight
 * of its own in each phase, because a coin is worth more in the first round than in the last.
 */
export class Layout {
  readonly phases: number;
  #shared = 0;
  #crossed = 0;

  constructor(phases: number) {
    this.phases = phases;
  }

  /** Room for this many shared features; returns the place of the first. */
  shared(count = 1): number {
    this.#shared += count;
    return this.#shared - count;
  }

  /** Room for this many crossed features; returns the place of the first. */
  crossed(count = 1): number {
    this.#crossed += count;
    return this.#crossed - count;
  }

  /** How many weights there are. */
  get size(): number {
    return this.#shared + this.phases * this.#crossed;
  }

  /** Weights of 1 for these crossed features and of 0 for all others. */
  weights(ones: readonly number[]): Float64Array {
    const list = new Float64Array(this.size);
    for (let phase = 0; phase < this.phases; phase++) for (const place of ones) list[this.baseOf(phase) + place] = 1;
    return list;
  }

  /** Where the crossed features of a phase begin. */
  baseOf(phase: number): number {
    return this.#shared + phase * this.#crossed;
  }
}

const MOST = 1024;

/** The features of one position that aren't 0. It's filled again and again, because search asks for thousands. */
export class Bag {
  readonly index = new Int32Array(MOST);
  readonly value = new Float64Array(MOST);
  size = 0;
  phase = 0;
  #base = 0;

  /** Empties the bag for a position of this phase. */
  start(layout: Layout, phase: number): void {
    this.size = 0;
    this.phase = phase;
    this.#base = layout.baseOf(phase);
  }

  shared(place: number, value: number): void {
    if (value === 0) return;
    this.index[this.size] = place;
    this.value[this.size] = value;
    this.size++;
  }

  crossed(place: number, value: number): void {
    this.shared(this.#base + place, value);
  }

  /** The weighted sum. */
  times(weights: Float32Array | Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.size; i++) sum += (weights[this.index[i] ?? 0] ?? 0) * (this.value[i] ?? 0);
    return sum;
  }
}
