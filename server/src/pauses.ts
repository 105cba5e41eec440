/** In milliseconds. */
const FIRST = 1000;
const LONGEST = 300_000;
/** After this long without a cut-off, the next one counts as the first again. */
const FORGET_AFTER = 900_000;
const MANY = 10_000;

interface Pause {
  readonly length: number;
  readonly until: number;
}

/** Keeps out those who were cut off: a second the first time, twice as long each time they come back and do it again. */
export class Pauses {
  readonly #pauses = new Map<string, Pause>();

  get size(): number {
    return this.#pauses.size;
  }

  /** Returns how long they have to stay away, in milliseconds. */
  begin(key: string, now: number): number {
    const before = this.#pauses.get(key);
    const again = before !== undefined && now < before.until + FORGET_AFTER;
    // Several sockets cut off at once count as one.
    if (again && now < before.until) return before.until - now;
    const length = again ? Math.min(LONGEST, before.length * 2) : FIRST;
    this.#pauses.delete(key);
    this.#pauses.set(key, { length, until: now + length });
    if (this.#pauses.size > MANY) this.#forget(now);
    return length;
  }

  /** How long they still have to stay away, in milliseconds. */
  left(key: string, now: number): number {
    return Math.max(0, (this.#pauses.get(key)?.until ?? 0) - now);
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#pauses) if (now >= until + FORGET_AFTER) this.#pauses.delete(key);
  }
}
