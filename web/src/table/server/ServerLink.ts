import { Connection, type ConnectionStatus, type Notice } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';

interface ServerLinkOptions {
  readonly onNotice: (notice: Notice) => void;
  readonly onChange: () => void;
}

/** How long one is told that the line is there again. */
const TOLD_MS = 3000;

/** The line to the server this page came from, and what there is to tell of it. */
export class ServerLink {
  readonly connection: Connection;
  readonly #onChange: () => void;
  readonly #left = new AbortController();
  #news: Phrase | undefined;
  /** Why one was not let in. The server hangs up after saying so, which is no news. */
  #refusal: Phrase | undefined;

  constructor({ onNotice, onChange }: ServerLinkOptions) {
    this.#onChange = onChange;
    this.connection = new Connection({
      url: window.location.origin,
      onStatus: (status, why) => this.#onStatus(status, why),
      onNotice,
    });
    const { signal } = this.#left;
    // The browser knows sooner than the line when there is no network, and when there is one again.
    window.addEventListener('offline', () => this.#tell(phrase('trouble.offline')), { signal });
    window.addEventListener('online', () => this.connection.reconnect(), { signal });
    // A page that slept may have lost its line without a word.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.connection.check(),
      { signal },
    );
  }

  /** That it is lost or there again, or why one is not let in. */
  get news(): Phrase | undefined {
    return this.#news;
  }

  close(): void {
    this.#left.abort();
    this.connection.close();
  }

  #onStatus(status: ConnectionStatus, why: Phrase | undefined): void {
    if (status === 'waiting') this.#tell(this.#refusal ?? phrase('trouble.offline'));
    if (status === 'refused') this.#refused(why);
    if (status === 'connected') this.#connected();
  }

  /** A hello that the server cannot read comes from a page of another version. */
  #refused(why: Phrase | undefined): void {
    this.#refusal = why?.key === 'server.socket.shape' ? phrase('trouble.version') : why;
    this.#tell(this.#refusal);
  }

  /** After a lost line one is told, for a while, that it is there again. */
  #connected(): void {
    const again = this.#news === undefined ? undefined : phrase('trouble.reconnected');
    this.#refusal = undefined;
    this.#tell(again);
    if (again !== undefined) setTimeout(() => this.#news === again && this.#tell(undefined), TOLD_MS);
  }

  #tell(news: Phrase | undefined): void {
    this.#news = news;
    this.#onChange();
  }
}
