import { type ClientMessage, type Command, newCommandId, PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';

/** A socket that keeps the very bytes it was sent about a table. */
export class Eavesdropper {
  readonly person: string;
  readonly #table: string;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, () => void>();
  #told: string[] = [];

  private constructor(socket: WebSocket, person: string, table: string) {
    this.#socket = socket;
    this.person = person;
    this.#table = table;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async open(url: string, person: string, token: string, table: string): Promise<Eavesdropper> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const self = new Eavesdropper(socket, person, table);
    self.#send({ type: 'hello', protocol: PROTOCOL, token });
    await self.#until('"type":"welcome"');
    self.#send({ type: 'watch', table, have: 0 });
    while (self.#told.length === 0) await new Promise((done) => setImmediate(done));
    return self;
  }

  /** Everything about the table since the last time, once all that is under way has arrived. */
  take(): readonly string[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }

  /** Fulfilled when it is confirmed, and everybody has heard of it. */
  async command(command: Command | { readonly type: 'act'; readonly action: unknown }): Promise<void> {
    const id = newCommandId();
    const answered = new Promise<void>((done) => this.#answers.set(id, done));
    this.#socket.send(JSON.stringify({ type: 'command', id, table: this.#table, command }));
    await answered;
    await new Promise((done) => setTimeout(done, 2));
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #until(part: string): Promise<void> {
    return new Promise((done) => {
      const look = (data: unknown): void => {
        if (!String(data).includes(part)) return;
        this.#socket.off('message', look);
        done();
      };
      this.#socket.on('message', look);
    });
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"table"')) this.#told.push(text);
    const answer = /^\{"type":"(?:done|refused)".*?"id":"([^"]+)"/.exec(text)?.[1];
    if (answer !== undefined) this.#answers.get(answer)?.();
  }
}
