/** Runs jobs one after another, in the order they came. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(job, job).finally(() => {
      this.#waiting--;
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
