/** Milliseconds without a word before the other side is asked whether it is there. */
const SILENCE = 20_000;
/** Milliseconds it has for its answer. */
const ANSWER = 10_000;

interface HeartbeatOptions {
  readonly ask: () => void;
  readonly onDead: () => void;
}

/** Notices that a line is dead which nobody has closed, as after a sleep or when a router has forgotten it. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Any word is a sign of life. */
  heard(): void {
    this.#asked = false;
    this.#after(SILENCE, () => this.ask());
  }

  /** Asks at once, unless an answer is waited for already. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#options.ask();
    this.#after(ANSWER, this.#options.onDead);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
