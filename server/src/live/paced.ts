/**
 * Does a job for a key at most once per interval: at once the first time, then all requests of an interval together when
 * it's over.
 */
export class Paced {
  readonly #every: number;
  readonly #job: (key: string) => void;
  readonly #waiting = new Map<string, { again: boolean }>();

  constructor(every: number, job: (key: string) => void) {
    this.#every = every;
    this.#job = job;
  }

  request(key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) {
      waiting.again = true;
      return;
    }
    const entry = { again: false };
    this.#waiting.set(key, entry);
    setTimeout(() => {
      this.#waiting.delete(key);
      if (entry.again) this.request(key);
    }, this.#every).unref();
    this.#job(key);
  }
}
