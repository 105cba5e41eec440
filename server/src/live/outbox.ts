import type { Watcher } from './watchers.ts';

/** How many sockets to write to in one go. */
const SLICE = 250;

interface Mailing {
  readonly to: readonly Watcher[];
  readonly data: Buffer;
  next: number;
}

/** Sends the same bytes to many watchers in slices, so that a large audience doesn't hold up other tables. */
export class Outbox {
  readonly #isWatching: (watcher: Watcher) => boolean;
  readonly #mailings: Mailing[] = [];

  constructor(isWatching: (watcher: Watcher) => boolean) {
    this.#isWatching = isWatching;
  }

  /** The first slice goes out at once, unless earlier mailings are still waiting. */
  send(to: readonly Watcher[], text: string): void {
    if (to.length === 0) return;
    this.#mailings.push({ to, data: Buffer.from(text), next: 0 });
    if (this.#mailings.length === 1) this.#work();
  }

  #work(): void {
    for (let sent = 0; sent < SLICE; ) {
      const [mailing] = this.#mailings;
      if (mailing === undefined) return;
      const part = mailing.to.slice(mailing.next, mailing.next + SLICE - sent);
      for (const watcher of part) if (this.#isWatching(watcher)) watcher.send(mailing.data);
      mailing.next += part.length;
      sent += part.length;
      if (mailing.next >= mailing.to.length) this.#mailings.shift();
    }
    if (this.#mailings.length > 0) setImmediate(() => this.#work());
  }
}
