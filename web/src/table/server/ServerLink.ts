import { type ConnectionStatus, type Notice, ServerConnection } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { setAnnouncement } from './announcement.ts';
import { serverUrl } from './url.ts';

interface ServerLinkOptions {
  readonly onNotice: (notice: Notice) => void;
  readonly onChange: () => void;
}

/** How long the page says that it's connected again. */
const TOLD_MS = 3000;

/** The connection to the server this page came from, and its news. */
export class ServerLink {
  readonly connection: ServerConnection;
  readonly #onChange: () => void;
  readonly #left = new AbortController();
  #news: Phrase | undefined;
  /** Why the server refused. It closes the connection after that, which we don't report again. */
  #refusal: Phrase | undefined;

  constructor({ onNotice, onChange }: ServerLinkOptions) {
    this.#onChange = onChange;
    this.connection = new ServerConnection({
      url: serverUrl(),
      onStatus: (status, why) => this.#onStatus(status, why),
      onNotice,
      onAnnouncement: setAnnouncement,
    });
    const { signal } = this.#left;
    // The browser knows before the socket when the network goes and comes back.
    window.addEventListener('offline', () => this.#tell(phrase('trouble.offline')), { signal });
    window.addEventListener('online', () => this.connection.reconnect(), { signal });
    // A page that slept may have lost its connection unnoticed.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.connection.check(),
      { signal },
    );
  }

  /** That it's lost or back again, or why the server refused. */
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

  /** A hello that the server can't read comes from another version of the page. */
  #refused(why: Phrase | undefined): void {
    this.#refusal = why?.key === 'server.socket.shape' ? phrase('trouble.version') : why;
    this.#tell(this.#refusal);
  }

  /** After a lost connection the page says for a while that it's back. */
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
