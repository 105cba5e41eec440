import { PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';

/** Comes back whenever it is thrown out. One message at a time, so that each has an answer of its own. */
export class Attacker {
  readonly refusals = new Map<string, number>();
  /** Whatever it was told that it should not know. */
  readonly secrets: string[] = [];
  cutOff = 0;
  readonly #url: string;
  readonly #token: string;
  #socket: WebSocket | undefined;
  #answered: () => void = () => {};

  constructor(url: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/api/socket`;
    this.#token = token;
  }

  async send(message: string | Buffer, kind: string): Promise<void> {
    // Now and then without saying hello first.
    const socket = this.#socket ?? (await this.#connect(kind !== 'outOfOrder'));
    const answered = new Promise<void>((done) => {
      this.#answered = done;
    });
    socket.send(message);
    // Watching in vain and unwatching what was not watched need no answer; a ping shows they were handled.
    socket.ping();
    await answered;
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #connect(hello: boolean): Promise<WebSocket> {
    const socket = await this.#open();
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('pong', () => setImmediate(() => this.#answered()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.cutOff++;
      this.#answered();
    });
    if (hello) {
      const welcomed = new Promise<void>((done) => {
        this.#answered = done;
      });
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.#token }));
      await welcomed;
    }
    return socket;
  }

  /** A machine with much else to do may be too slow for the limits of production: then once more. */
  async #open(tries = 5): Promise<WebSocket> {
    const socket = new WebSocket(this.#url);
    const opened = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true)).on('error', () => done(false));
    });
    if (opened) return socket;
    if (tries === 0) throw new Error('the server lets nobody in any more');
    return this.#open(tries - 1);
  }

  #hear(text: string): void {
    const { type, phrase } = JSON.parse(text) as { type: string; phrase?: { key: string } };
    if (type === 'refused' && phrase !== undefined) {
      this.refusals.set(phrase.key, (this.refusals.get(phrase.key) ?? 0) + 1);
    } else if (type !== 'welcome' && type !== 'pong') this.secrets.push(text);
    this.#answered();
  }
}
