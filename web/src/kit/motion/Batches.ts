import { soon } from './soon.ts';

/** How much is done in one task. */
const AT_ONCE = 3;

/** Does a few things at a time, each few in a task of their own: neither a frame nor a press waits for the rest. */
export class Batches {
  readonly #after: () => void;
  readonly #soon: (act: () => void) => void;
  #left: (() => void)[] = [];
  #isDue = false;

  /** `after` is done after each few. */
  constructor(after: () => void, later = soon) {
    this.#after = after;
    this.#soon = later;
  }

  readonly add = (act: () => void): void => {
    this.#left.push(act);
    if (this.#isDue) return;
    this.#isDue = true;
    this.#soon(this.#next);
  };

  /** What isn't done yet won't be. */
  clear(): void {
    this.#left = [];
  }

  readonly #next = (): void => {
    this.#isDue = this.#left.length > AT_ONCE;
    if (this.#isDue) this.#soon(this.#next);
    const now = this.#left.splice(0, AT_ONCE);
    for (const act of now) act();
    if (now.length > 0) this.#after();
  };
}
