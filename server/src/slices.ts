/** In milliseconds. Everyone else waits this long at most. */
const SLICE = 10;

/** Jobs that wait for their next slice. Each turn of the event loop has room for one, however many jobs there are. */
const waiting: (() => void)[] = [];

function nextSlice(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done);
    if (waiting.length === 1) setImmediate(startNext);
  });
}

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}

/** Cuts long work on the event loop into slices: call `pause` between steps, and other work goes first now and then. */
export class Slices {
  #since = performance.now();
  #hasWaited = false;
  #worked = 0;

  /** The milliseconds of work so far, without the pauses. */
  get worked(): number {
    return this.#worked + performance.now() - this.#since;
  }

  async pause(): Promise<void> {
    const now = performance.now();
    // Jobs that arrive together don't all begin in the same turn.
    if (this.#hasWaited && now - this.#since < SLICE) return;
    this.#hasWaited = true;
    this.#worked += now - this.#since;
    await nextSlice();
    this.#since = performance.now();
  }

  /** For work that others do for us: the time until it's done doesn't count. */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    this.#worked += performance.now() - this.#since;
    try {
      return await work;
    } finally {
      await nextSlice();
      this.#since = performance.now();
    }
  }
}
