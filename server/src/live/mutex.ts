/** Runs jobs one after another, in the order they came. */
export class Mutex {
  #last: Promise<void> | undefined;
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting++;
    try {
      await before;
      return await job();
    } finally {
      this.#waiting--;
      resolve();
    }
  }
}
