/** Runs several jobs and returns the result of each. */
type Run<Job, Result> = (jobs: readonly Job[]) => Promise<readonly PromiseSettledResult<Result>[]>;

/** Runs jobs in batches: those that arrive during one run share the next. */
export class Gatherer<Job, Result> {
  readonly #run: Run<Job, Result>;
  readonly #most: number;
  #waiting: { readonly job: Job; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  #running = false;

  /** At most `most` jobs share a run, so that none waits long. */
  constructor(run: Run<Job, Result>, most: number) {
    this.#run = run;
    this.#most = most;
  }

  add(job: Job): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ job, resolve, reject });
    if (!this.#running) {
      this.#running = true;
      // Jobs added in the same turn of the event loop share a run.
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
