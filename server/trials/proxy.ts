import { connect, createServer, type Server, type Socket } from 'node:net';

/** `hang`: nothing goes through, and nobody hears why. `cut`: everything is closed, and nobody gets in. */
export type ProxyMode = 'pass' | 'hang' | 'cut';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** The next answer from afar is swallowed, and the near end closed. */
  swallow: boolean;
  /** Whether the last word was the near end's. */
  asking: boolean;
}

/** A line to a database that can be cut, held and slowed down. */
export class FlakyProxy {
  /** Milliseconds by which everything is late, each way. */
  delay = 0;
  /** How often somebody asked and waited for an answer. */
  roundTrips = 0;
  /** How many answers were swallowed. */
  swallowed = 0;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #mode: ProxyMode = 'pass';
  #swallowAnswerTo: ((request: Buffer) => boolean) | undefined;
  /** Held back by `hang`. */
  #held: (() => void)[] = [];

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => this.#accept(near));
  }

  /** In front of the database of this URL. */
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

  /** Closes what is open; whoever comes again gets through. */
  cutAll(): void {
    this.#held = [];
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** The database carries out the next request like this, but its answer gets lost with the connection. */
  swallowAnswerTo(request: (data: Buffer) => boolean): void {
    this.#swallowAnswerTo = request;
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((done) => this.#server.close(done));
  }

  #accept(near: Socket): void {
    if (this.#mode === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target);
    const pair: Pair = { near, far, swallow: false, asking: false };
    this.#pairs.add(pair);
    near.setNoDelay(true).on('data', (data) => this.#ask(pair, data));
    far.setNoDelay(true).on('data', (data) => this.#answer(pair, data));
    near
      .on('error', () => {})
      .on('close', () => {
        this.#pairs.delete(pair);
        if (!pair.swallow) far.destroy();
      });
    far.on('error', () => {}).on('close', () => near.destroy());
  }

  #ask(pair: Pair, data: Buffer): void {
    if (!pair.asking) this.roundTrips++;
    pair.asking = true;
    if (this.#swallowAnswerTo?.(data) === true) {
      this.#swallowAnswerTo = undefined;
      pair.swallow = true;
    }
    this.#later(() => pair.far.write(data));
  }

  #answer(pair: Pair, data: Buffer): void {
    pair.asking = false;
    if (pair.swallow) {
      this.swallowed++;
      pair.near.resetAndDestroy();
      return;
    }
    this.#later(() => pair.near.write(data));
  }

  #later(send: () => void): void {
    if (this.#mode === 'hang') this.#held.push(send);
    else if (this.delay > 0) setTimeout(send, this.delay);
    else send();
  }
}
