/** Runs several jobs; gives what became of each. */
type Run<Job, Result> = (jobs: readonly Job[]) => Promise<readonly PromiseSettledResult<Result>[]>;

/** Runs jobs together: those that arrive while one run is under way share the next. */
export class Gatherer<Job, Result> {
  readonly #run: Run<Job, Result>;
  readonly #most: number;
  #waiting: { readonly job: Job; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  #running = false;

  /** At most `most` jobs share a run, so that none waits long for the others. */
  constructor(run: Run<Job, Result>, most: number) {
    this.#run = run;
    this.#most = most;
  }

  add(job: Job): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ job, resolve, reject });
    if (!this.#running) {
      this.#running = true;
      // What comes in during the same turn of the event loop goes along.
      setImmediate(() => void this.#runAll());
    }
    return promise;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const results = await this.#run(batch.map(({ job }) => job));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result?.status === 'fulfilled') resolve(result.value);
          else reject(result?.reason);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = false;
  }
}
