import { connect, createServer, type Server, type Socket } from 'node:net';

/** `hang`: nothing goes through, without an error. `cut`: all connections are closed, and new ones refused. */
export type ProxyMode = 'pass' | 'hang' | 'cut';

interface Pair {
  readonly client: Socket;
  readonly database: Socket;
  /** Swallow the next reply and close the client's connection. */
  swallow: boolean;
  /** Whether the client sent last. */
  waiting: boolean;
}

/** A proxy in front of a database that can cut, hang and delay connections. */
export class FlakyProxy {
  /** The delay each way, in milliseconds. */
  delay = 0;
  /** How often a client sent something after the last reply. */
  roundTrips = 0;
  /** How many replies were swallowed. */
  swallowed = 0;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #mode: ProxyMode = 'pass';
  #swallowReplyTo: ((request: Buffer) => boolean) | undefined;
  /** What `hang` holds back. */
  #held: (() => void)[] = [];

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((client) => this.#accept(client));
  }

  /** Opens a proxy to the database at this URL. */
  static async open(url: string): Promise<{ readonly proxy: FlakyProxy; readonly url: string }> {
    const target = new URL(url);
    const proxy = new FlakyProxy({ host: target.hostname, port: Number(target.port) });
    const port = await new Promise<number>((done) => {
      proxy.#server.listen(0, '127.0.0.1', () => {
        const address = proxy.#server.address();
        done(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    target.port = String(port);
    return { proxy, url: target.href };
  }

  get connections(): number {
    return this.#pairs.size;
  }

  set mode(mode: ProxyMode) {
    this.#mode = mode;
    if (mode === 'cut') this.cutAll();
    if (mode !== 'pass') return;
    for (const release of this.#held.splice(0)) release();
  }

  /** Closes all connections. New ones get through. */
  cutAll(): void {
    this.#held = [];
    for (const { client, database } of this.#pairs) {
      client.resetAndDestroy();
      database.resetAndDestroy();
    }
  }

  /** The database carries out the next request like this, but its reply gets lost along with the connection. */
  swallowReplyTo(request: (data: Buffer) => boolean): void {
    this.#swallowReplyTo = request;
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((done) => this.#server.close(done));
  }

  #accept(client: Socket): void {
    if (this.#mode === 'cut') {
      client.resetAndDestroy();
      return;
    }
    const database = connect(this.#target);
    const pair: Pair = { client, database, swallow: false, waiting: false };
    this.#pairs.add(pair);
    client.setNoDelay(true).on('data', (data) => this.#forward(pair, data));
    database.setNoDelay(true).on('data', (data) => this.#reply(pair, data));
    client
      .on('error', () => {})
      .on('close', () => {
        this.#pairs.delete(pair);
        if (!pair.swallow) database.destroy();
      });
    database.on('error', () => {}).on('close', () => client.destroy());
  }

  #forward(pair: Pair, data: Buffer): void {
    if (!pair.waiting) this.roundTrips++;
    pair.waiting = true;
    if (this.#swallowReplyTo?.(data) === true) {
      this.#swallowReplyTo = undefined;
      pair.swallow = true;
    }
    this.#later(() => pair.database.write(data));
  }

  #reply(pair: Pair, data: Buffer): void {
    pair.waiting = false;
    if (pair.swallow) {
      this.swallowed++;
      pair.client.resetAndDestroy();
      return;
    }
    this.#later(() => pair.client.write(data));
  }

  #later(send: () => void): void {
    if (this.#mode === 'hang') this.#held.push(send);
    else if (this.delay > 0) setTimeout(send, this.delay);
    else send();
  }
}
