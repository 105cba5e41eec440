import { PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';

/** Reconnects whenever it's cut off. Sends one message at a time and waits for the reaction to each. */
export class Attacker {
  readonly refusals = new Map<string, number>();
  /** Messages it should never have received. */
  readonly secrets: string[] = [];
  cutOff = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #onCutOff: () => void;
  #socket: WebSocket | undefined;
  #handled: () => void = () => {};

  constructor(url: string, token: string, onCutOff: () => void = () => {}) {
    this.#onCutOff = onCutOff;
    this.#url = `${url.replace('http', 'ws')}/api/socket`;
    this.#token = token;
  }

  async send(message: string | Buffer, kind: string): Promise<void> {
    // Some messages go out without a hello.
    const socket = this.#socket ?? (await this.#connect(kind !== 'outOfOrder'));
    if (socket === undefined) {
      this.#note('server.limit.rate');
      return;
    }
    const handled = new Promise<void>((done) => {
      this.#handled = done;
    });
    socket.send(message);
    // Some messages get no reply. The pong shows that they were handled.
    socket.ping();
    await handled;
  }

  close(): void {
    this.#socket?.terminate();
  }

  /** Returns nothing while the server keeps this address out. */
  async #connect(hello: boolean): Promise<WebSocket | undefined> {
    const socket = await this.#open();
    if (socket === undefined) return undefined;
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('pong', () => setImmediate(() => this.#handled()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.cutOff++;
      this.#onCutOff();
      this.#handled();
    });
    if (hello) {
      const welcomed = new Promise<void>((done) => {
        this.#handled = done;
      });
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.#token }));
      await welcomed;
    }
    return socket;
  }

  /** A busy machine may be too slow for the production limits, so try a few times. */
  async #open(tries = 5): Promise<WebSocket | undefined> {
    const socket = new WebSocket(this.#url);
    const opened = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true)).on('error', () => done(false));
    });
    if (opened) return socket;
    if (tries === 0) return undefined;
    return this.#open(tries - 1);
  }

  #note(key: string): void {
    this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
  }

  #receive(text: string): void {
    const { type, phrase } = JSON.parse(text) as { type: string; phrase?: { key: string } };
    if (type === 'refused' && phrase !== undefined) {
      this.#note(phrase.key);
    } else if (type !== 'welcome' && type !== 'pong') this.secrets.push(text);
    this.#handled();
  }
}
