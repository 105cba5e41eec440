import type { Samples } from './samples.ts';

/** Ridge regression over flat lists: the sums are made once, then solved for as many targets and penalties as wanted. */
export class Ridge {
  readonly size: number;
  readonly #samples: Samples;
  readonly #rows: readonly number[];
  /** Features are scaled to a mean square of 1, so that one penalty suits all. */
  readonly #scale: Float64Array;
  /** Where the features that occur are in the sums, and how many there are. */
  readonly #place: Int32Array;
  readonly #used: number;
  readonly #gram: Float64Array;

  constructor(samples: Samples, size: number, rows: readonly number[]) {
    this.size = size;
    this.#samples = samples;
    this.#rows = rows;
    const { starts, index, value } = samples;
    const squares = new Float64Array(size);
    for (const row of rows) {
      for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++) {
        const place = index[i] ?? 0;
        squares[place] = (squares[place] ?? 0) + (value[i] ?? 0) ** 2;
      }
    }
    // What hardly ever occurs isn't blown up: its penalty would be nothing.
    this.#scale = squares.map((sum) => (sum === 0 ? 0 : 1 / Math.sqrt(Math.max(sum / rows.length, RARE))));
    // What never occurs takes no room.
    this.#place = new Int32Array(size);
    this.#used = squares.reduce((used, sum, place) => {
      this.#place[place] = used;
      return sum === 0 ? used : used + 1;
    }, 0);
    this.#gram = this.#sums();
  }

  #sums(): Float64Array {
    const { starts, index, value } = this.#samples;
    const size = this.#used;
    const gram = new Float64Array(size * size);
    for (const row of this.#rows) {
      const end = starts[row + 1] ?? 0;
      for (let i = starts[row] ?? 0; i < end; i++) {
        const one = index[i] ?? 0;
        const scaled = (value[i] ?? 0) * (this.#scale[one] ?? 0);
        const base = (this.#place[one] ?? 0) * size;
        for (let j = starts[row] ?? 0; j < end; j++) {
          const other = index[j] ?? 0;
          // Only the lower half is needed.
          if (other > one) continue;
          const cell = base + (this.#place[other] ?? 0);
          gram[cell] = (gram[cell] ?? 0) + scaled * (value[j] ?? 0) * (this.#scale[other] ?? 0);
        }
      }
    }
    return gram;
  }

  /** The weights that come nearest to the targets; each penalty counts as this many samples that say "no change". */
  solve(targets: Float64Array, penalties: readonly number[]): readonly Float64Array[] {
    const { starts, index, value } = this.#samples;
    const right = new Float64Array(this.#used);
    for (const row of this.#rows) {
      const target = targets[row] ?? 0;
      for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++) {
        const feature = index[i] ?? 0;
        const place = this.#place[feature] ?? 0;
        right[place] = (right[place] ?? 0) + target * (value[i] ?? 0) * (this.#scale[feature] ?? 0);
      }
    }
    return penalties.map((penalty) => {
      const solved = substitute(factor(this.#gram, this.#used, penalty), this.#used, right);
      return this.#scale.map((scale, feature) => (scale === 0 ? 0 : scale * (solved[this.#place[feature] ?? 0] ?? 0)));
    });
  }
}

/** A feature that occurs less often than this is scaled as if it did. */
const RARE = 0.0005;

/** Cholesky: the lower half of a matrix, plus a penalty on its diagonal, as a product. */
export function factor(matrix: Float64Array, size: number, penalty: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const rowI = i * size;
    for (let j = 0; j <= i; j++) {
      const rowJ = j * size;
      let sum = (matrix[rowI + j] ?? 0) + (i === j ? penalty : 0);
      for (let k = 0; k < j; k++) sum -= (lower[rowI + k] ?? 0) * (lower[rowJ + k] ?? 0);
      lower[rowI + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[rowJ + j] ?? 1);
    }
  }
  return lower;
}

/** Solves for the right side, forwards and backwards. */
export function substitute(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = right.slice();
  for (let i = 0; i < size; i++) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (lower[i * size + k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (lower[i * size + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i--) {
    const solved = (x[i] ?? 0) / (lower[i * size + i] ?? 1);
    x[i] = solved;
    for (let k = 0; k < i; k++) x[k] = (x[k] ?? 0) - (lower[i * size + k] ?? 0) * solved;
  }
  return x;
}
