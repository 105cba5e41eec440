import type { EventEmitter } from 'node:events';

/** Limits how many jobs run in one turn of the event loop. The others wait for the next turns, in order. */
export class Turns {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #done = 0;

  constructor(most: number) {
    this.#most = most;
  }

  do(job: () => void): void {
    if (this.#done === 0) setImmediate(() => this.#next());
    if (this.#done < this.#most && this.#waiting.length === 0) job();
    else this.#waiting.push(job);
    this.#done++;
  }

  /** From now on, listeners of this event are called when it's their turn. */
  takeOver(emitter: EventEmitter, event: string): void {
    const listeners = emitter.rawListeners(event);
    emitter.removeAllListeners(event);
    emitter.once(event, (...args: unknown[]) =>
      this.do(() => {
        for (const listener of listeners) listener.apply(emitter, args);
      }),
    );
  }

  #next(): void {
    this.#done = 0;
    const jobs = this.#waiting.splice(0, this.#most);
    if (jobs.length > 0) {
      this.#done = jobs.length;
      setImmediate(() => this.#next());
    }
    for (const job of jobs) job();
  }
}
