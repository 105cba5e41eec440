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
  #socket: WebSocket | undefined;
  #handled: () => void = () => {};

  constructor(url: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/api/socket`;
    this.#token = token;
  }

  async send(message: string | Buffer, kind: string): Promise<void> {
    // Some messages go out without a hello.
    const socket = this.#socket ?? (await this.#connect(kind !== 'outOfOrder'));
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

  async #connect(hello: boolean): Promise<WebSocket> {
    const socket = await this.#open();
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('pong', () => setImmediate(() => this.#handled()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.cutOff++;
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
  async #open(tries = 5): Promise<WebSocket> {
    const socket = new WebSocket(this.#url);
    const opened = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true)).on('error', () => done(false));
    });
    if (opened) return socket;
    if (tries === 0) throw new Error('the server refuses all connections');
    return this.#open(tries - 1);
  }

  #receive(text: string): void {
    const { type, phrase } = JSON.parse(text) as { type: string; phrase?: { key: string } };
    if (type === 'refused' && phrase !== undefined) {
      this.refusals.set(phrase.key, (this.refusals.get(phrase.key) ?? 0) + 1);
    } else if (type !== 'welcome' && type !== 'pong') this.secrets.push(text);
    this.#handled();
  }
}
