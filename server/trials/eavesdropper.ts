import { type ClientMessage, type Command, newCommandId, PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';

/** Who is here, greetings, and replies to commands. */
const COMMON = /^\{"type":"(?:presence|welcome|done|refused)"/;

/** A socket that records every byte it's sent about a table. */
export class Eavesdropper {
  readonly person: string;
  /** Asks only for what spectators may see. */
  readonly isPublic: boolean;
  readonly table: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  #received: string[] = [];
  #others: string[] = [];

  private constructor(socket: WebSocket, person: string, table: string, isPublic: boolean) {
    this.#socket = socket;
    this.person = person;
    this.isPublic = isPublic;
    this.table = table;
    socket.on('message', (data) => this.#receive(String(data)));
  }

  static async open(
    url: string,
    person: string,
    token: string,
    table: string,
    isPublic = false,
  ): Promise<Eavesdropper> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const self = new Eavesdropper(socket, person, table, isPublic);
    self.#send({ type: 'hello', protocol: PROTOCOL, token });
    await self.#until('"type":"welcome"');
    self.#send({ type: 'watch', table, have: 0, ...(isPublic && { public: true }) });
    while (self.#received.length === 0) await new Promise((done) => setImmediate(done));
    return self;
  }

  /** Everything received about the table since the last call. */
  take(): readonly string[] {
    const received = this.#received;
    this.#received = [];
    return received;
  }

  /** Everything else since the last call, except what everyone gets, and replies to this socket's own commands. */
  takeOthers(): readonly string[] {
    const others = this.#others;
    this.#others = [];
    return others;
  }

  /** Resolves when it's confirmed and everyone has been sent the result. */
  async command(command: Command | { readonly type: 'act'; readonly action: unknown }): Promise<void> {
    const id = newCommandId();
    const replied = new Promise<void>((done) => this.#waiting.set(id, done));
    this.#socket.send(JSON.stringify({ type: 'command', id, table: this.table, command }));
    await replied;
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
      const check = (data: unknown): void => {
        if (!String(data).includes(part)) return;
        this.#socket.off('message', check);
        done();
      };
      this.#socket.on('message', check);
    });
  }

  #receive(text: string): void {
    if (text.startsWith('{"type":"table"')) this.#received.push(text);
    else if (!COMMON.test(text)) this.#others.push(text);
    const id = /^\{"type":"(?:done|refused)".*?"id":"([^"]+)"/.exec(text)?.[1];
    if (id !== undefined) this.#waiting.get(id)?.();
  }
}
