/** In milliseconds. Everyone else waits this long at most. */
const SLICE = 10;

/** Cuts long work on the event loop into slices: call `pause` between steps, and other work goes first now and then. */
export class Slices {
  #since = performance.now();
  #worked = 0;

  /** The milliseconds of work so far, without the pauses. */
  get worked(): number {
    return this.#worked + performance.now() - this.#since;
  }

  async pause(): Promise<void> {
    const now = performance.now();
    if (now - this.#since < SLICE) return;
    this.#worked += now - this.#since;
    await new Promise((done) => setImmediate(done));
    this.#since = performance.now();
  }

  /** For work that others do for us: the time until it's done doesn't count. */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    this.#worked += performance.now() - this.#since;
    try {
      return await work;
    } finally {
      this.#since = performance.now();
    }
  }
}
