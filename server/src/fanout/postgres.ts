import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Fanout, News } from './index.ts';
import { mergeNews, nextPayload, type Payload } from './payload.ts';

const CHANNEL = 'moonstaff';

/** In milliseconds. A database that takes longer counts as down. */
const TIMEOUT = 3000;

export interface PostgresFanoutOptions {
  readonly url: string;
  readonly log: (event: string, fields: Record<string, unknown>) => void;
  /** How long to collect news before sending it together, in milliseconds. */
  readonly gather?: number;
  readonly reconnectAfter?: number;
}

/**
 * LISTEN/NOTIFY on a separate connection. Only the latest news of a table counts, so a burst of moves is one message.
 * Reconnects by itself; polling the sequence numbers finds what was missed in the meantime.
 */
export class PostgresFanout implements Fanout {
  readonly #options: PostgresFanoutOptions;
  readonly #node = randomUUID();
  #client: pg.Client | undefined;
  #listener: (news: News) => void = () => {};
  readonly #waiting = new Map<string, News>();
  #timer: NodeJS.Timeout | undefined;
  #sending = Promise.resolve();
  #closed = false;

  private constructor(options: PostgresFanoutOptions) {
    this.#options = options;
  }

  static async connect(options: PostgresFanoutOptions): Promise<PostgresFanout> {
    const fanout = new PostgresFanout(options);
    await fanout.#connect();
    return fanout;
  }

  publish(news: News): void {
    const key = keyOf(news);
    this.#waiting.set(key, mergeNews(this.#waiting.get(key), news));
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send());
    }, this.#options.gather ?? 4);
  }

  listen(listener: (news: News) => void): void {
    this.#listener = listener;
  }

  renew(): void {
    const client = this.#client;
    if (client !== undefined) this.#lost(client, undefined);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send();
    this.#closed = true;
    if (this.#client !== undefined) hangUp(this.#client);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: TIMEOUT,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    client.on('notification', ({ payload }) => this.#receive(payload));
    await client.connect();
    try {
      // News needn't survive a crash, so don't wait for the disk.
      await client.query('SET synchronous_commit = off');
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      hangUp(client);
      throw error;
    }
    this.#client = client;
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    hangUp(client);
    this.#options.log('fanout.lost', { reason: error?.message ?? 'ended' });
    this.#retry();
  }

  #retry(): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.#connect().catch((error: Error) => {
        this.#options.log('fanout.unreachable', { reason: error.message });
        this.#retry();
      });
    }, this.#options.reconnectAfter ?? 1000).unref();
  }

  /** Sends one payload after another. News published in the meantime goes into the next one. */
  async #send(): Promise<void> {
    for (let payload = this.#take(); payload !== undefined; payload = this.#take()) {
      try {
        const values = [CHANNEL, payload];
        await this.#client?.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values });
      } catch (error) {
        this.renew();
        this.#options.log('fanout.unsent', { reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  #take(): string | undefined {
    return nextPayload(this.#node, this.#waiting);
  }

  #receive(payload: string | undefined): void {
    if (payload === undefined) return;
    const { node, news } = JSON.parse(payload) as Payload;
    if (node === this.#node) return;
    for (const item of news) this.#listener(item);
  }
}

/** Doesn't wait for the other side, which may be dead. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => {});
}

function keyOf(news: News): string {
  switch (news.kind) {
    case 'table':
      return `table:${news.table}`;
    case 'stale':
    case 'here':
      return `${news.kind}:${news.table}`;
    case 'notice':
      return `notice:${news.person}:${news.notice}`;
    case 'renamed':
    case 'sessions':
    case 'signedOut':
      return `${news.kind}:${news.person}`;
  }
}
