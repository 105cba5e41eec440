export interface RoundOptions {
  /** How long a round takes, and how often a step is made, in milliseconds. */
  readonly round: number;
  readonly step: number;
}

/** A little more than the fair share, so that a round doesn't get longer and longer. */
const SPARE = 1.25;

/** Visits everything once per round, spread over its steps, even if thousands came at the same moment. */
export class Rounds<T> {
  readonly #options: RoundOptions;
  /** When each is due. Those visited longest ago come first. */
  readonly #due = new Map<T, number>();

  constructor(options: RoundOptions) {
    this.#options = options;
  }

  add(item: T, now: number): void {
    this.#due.set(item, now + this.#options.round);
  }

  remove(item: T): void {
    this.#due.delete(item);
  }

  /** What to visit in this step: what's due, but no more than a step's share of everything. */
  take(now: number): readonly T[] {
    const { round, step } = this.#options;
    const share = Math.ceil((this.#due.size * step * SPARE) / round);
    const taken: T[] = [];
    for (const [item, due] of this.#due) {
      if (taken.length >= share || due > now) break;
      taken.push(item);
    }
    for (const item of taken) {
      // To the end of the queue.
      this.#due.delete(item);
      this.#due.set(item, now + round);
    }
    return taken;
  }
}
