/** Send a ping after this many milliseconds of silence. */
const SILENCE = 20_000;
/** Milliseconds the server has to react to a ping. */
const REACT_WITHIN = 10_000;

interface HeartbeatOptions {
  readonly ping: () => void;
  readonly onDead: () => void;
}

/** Notices a connection that's dead though nobody closed it, such as after sleep or when a router dropped it. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinged = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Call this for every message received: each is a sign of life. */
  heard(): void {
    this.#pinged = false;
    this.#after(SILENCE, () => this.ping());
  }

  /** Pings now, unless a ping is already waiting for its pong. */
  ping(): void {
    if (this.#pinged) return;
    this.#pinged = true;
    this.#options.ping();
    this.#after(REACT_WITHIN, this.#options.onDead);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
