import type { Duplex } from 'node:stream';
import {
  type Announcement,
  type ClientMessage,
  type Command,
  clientMessage,
  PROTOCOL,
  type ServerMessage,
} from '@moonstaff/client';
import { type Phrase, phrase, Refusal } from '@moonstaff/kernel';
import type { WebSocket } from 'ws';
import { type Budgets, processorTime, type Sender } from '../budgets.ts';
import type { Limits, Quotas } from '../limits.ts';
import { demandEntry, type LiveTables, type Watcher } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import { type Person, Unavailable } from '../store/index.ts';
import { explain, preview } from './preview.ts';

/** We close because of what the client did (RFC 6455). */
const POLICY = 1008;
/** Try again later, here or on another node. */
const LATER = 1013;

/** After this many refused messages in a row, we cut the client off; before the hello, after fewer. */
const MAX_REFUSALS = 200;
const MAX_REFUSALS_BEFORE_HELLO = 10;

/** How long a client may take to read why it wasn't let in, in milliseconds. */
const PARTING = 1000;

/** What a refusal is about, as far as that's known. */
interface About {
  readonly id?: string;
  readonly table?: string;
}

export interface SocketConnectionOptions {
  readonly socket: WebSocket;
  /** The TCP or TLS stream below the WebSocket. */
  readonly stream: Duplex;
  readonly liveTables: LiveTables;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly budgets: Budgets;
  readonly address: string;
  readonly log: Logger;
  /** Called for every refusal, for the log. */
  readonly refused: (key: string, person: string | undefined) => void;
  readonly now: () => number;
  /** A clock in milliseconds that nobody can set, for limits. */
  readonly monotonic: () => number;
  /** What the operator tells everybody. */
  readonly announcement: () => Announcement | undefined;
  /** Finds the person by cookie or token. */
  readonly identify: (token: string | undefined) => Promise<Person | undefined>;
  /** Whether this person still has to set up a second factor. */
  readonly lacksFactor: (person: Person) => Promise<boolean>;
  /** Called once the person is known. Refuses if they have too many sockets. */
  readonly joined: (connection: SocketConnection, person: Person) => void;
}

/** One socket: parses messages, applies limits and passes commands on. Knows nothing about games. */
export class SocketConnection {
  readonly #options: SocketConnectionOptions;
  #person: Person | undefined;
  #sender: Sender;
  #token: string | undefined;
  #greeted = false;
  #underway = 0;
  #gathering = false;
  #refusals = 0;
  #isOver = false;
  /** Bytes the client may leave unread. */
  #patience: number;
  readonly #watching = new Map<string, Promise<() => void>>();

  constructor(options: SocketConnectionOptions) {
    this.#options = options;
    this.#sender = { address: options.address, person: undefined };
    this.#patience = options.limits.unread;
    options.socket.on('message', (data, isBinary) => {
      const bytes = data as Buffer;
      if (this.#isOver) return;
      if (!options.budgets.admit(this.#sender, bytes.length)) this.cutOff('too much');
      else if (isBinary) this.#refuse(phrase('server.socket.text'));
      else this.#receive(String(bytes)).catch((error: unknown) => options.log.error('socket.failed', { error }));
    });
    options.socket.on('close', () => {
      for (const stop of this.#watching.values()) stop.then((end) => end()).catch(() => {});
    });
    options.socket.on('error', (error) => {
      options.log.debug('socket.error', { message: error.message });
      // A frame that breaks the rules, or a message that's too long. Errors of the network have other codes.
      if ('code' in error && String(error.code).startsWith('WS_ERR_')) this.cutOff('broken frames');
    });
  }

  get person(): string | undefined {
    return this.#person?.id;
  }

  /** Closes if the session has ended, the token was revoked or the person was banned. Also notices a new name. */
  async checkPerson(): Promise<void> {
    if (this.#person === undefined) return;
    const person = await this.#options.identify(this.#token);
    if (person === undefined) this.close(POLICY, 'signed out');
    else this.#person = person;
  }

  close(code: number, reason: string): void {
    this.#options.socket.close(code, reason);
  }

  announce(announcement: Announcement | undefined): void {
    this.send({ type: 'announcement', ...(announcement && { announcement }) });
  }

  /** Ends the connection at once: nothing more of what the client has sent is read. It has to stay away for a while. */
  cutOff(reason: string): void {
    if (this.#isOver) return;
    const { budgets, refused } = this.#options;
    budgets.cutOff(this.#sender);
    refused('server.limit.rate', this.#person?.id);
    this.close(POLICY, reason);
    this.end();
  }

  /** Handles nothing more, and doesn't wait long for the client to agree. */
  end(within = 0): void {
    const { socket } = this.#options;
    this.#isOver = true;
    if (within === 0) socket.pause();
    setTimeout(() => socket.terminate(), within).unref();
  }

  send(message: ServerMessage): void {
    this.#sendData(JSON.stringify(message));
  }

  #sendData(data: string | Buffer): void {
    const { socket } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#patience) {
      socket.terminate();
      return;
    }
    this.#gather();
    socket.send(data, { binary: false });
  }

  /** A long history may take a while to read. */
  #sendHistory(text: Buffer, worked: number): void {
    const { limits, budgets } = this.#options;
    budgets.spend(this.#sender, worked);
    this.#patience = limits.unread + text.byteLength;
    this.#sendData(text);
  }

  /** Sends what's written in one turn of the event loop as one packet: the news of a move and its confirmation. */
  #gather(): void {
    const { stream } = this.#options;
    if (this.#gathering) return;
    this.#gathering = true;
    stream.cork();
    setImmediate(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }

  #refuse(why: Phrase, about: About = {}): void {
    this.send({ type: 'refused', phrase: why, ...about });
    this.#options.refused(why.key, this.#person?.id);
    const most = this.#person === undefined ? MAX_REFUSALS_BEFORE_HELLO : MAX_REFUSALS;
    if (++this.#refusals >= most) this.cutOff('refused too often');
  }

  /**
   * A refusal promises that nothing happened. If that isn't certain, we close the connection instead: the client
   * reconnects, sends the command again with the same id, and learns what became of it.
   */
  #refuseOrClose(error: unknown, about: About = {}): void {
    if (error instanceof Refusal) this.#refuse(error.phrase, about);
    else if (!(error instanceof Unavailable)) this.#refuse(phrase('server.error'), about);
    else if (error.why === 'full' && error.written === 'no') this.#refuse(phrase('server.database.full'), about);
    else this.close(LATER, 'the database is away');
  }

  async #receive(text: string): Promise<void> {
    const { quotas, monotonic, log, limits, address } = this.#options;
    const message = this.#measured(() => parse(text));
    const about = (): About => ('type' in message ? aboutOf(message) : message);
    // Invalid messages count too. Before the hello they count for the address.
    const sender = this.#person?.id ?? address;
    if (!quotas.messages.take(sender, monotonic())) return this.#refuse(phrase('server.limit.rate'), about());
    if (!('type' in message)) return this.#refuse(phrase('server.socket.shape'), message);
    if (this.#person === undefined) return this.#hello(message);
    if (this.#underway >= limits.underway) return this.#refuse(phrase('server.limit.underway'), about());
    this.#underway++;
    try {
      await this.#handle(message, this.#person);
      this.#refusals = 0;
    } catch (error) {
      if (!(error instanceof Refusal)) log.error('socket.failed', { type: message.type, error });
      this.#refuseOrClose(error, about());
    } finally {
      this.#underway--;
    }
  }

  /** Does something that costs processor time, and counts it. */
  #measured<T>(job: () => T): T {
    const began = processorTime();
    try {
      return job();
    } finally {
      this.#options.budgets.spend(this.#sender, processorTime() - began);
    }
  }

  async #hello(message: ClientMessage): Promise<void> {
    const { identify, lacksFactor, joined, now, log, budgets, announcement } = this.#options;
    if (message.type !== 'hello' || this.#greeted) return this.#refuse(phrase('server.socket.hello'), aboutOf(message));
    this.#greeted = true;
    this.#token = message.token;
    try {
      const person = await identify(message.token);
      if (person === undefined) throw new Refusal('server.person.unknown');
      if (await lacksFactor(person)) throw new Refusal('server.factor.required');
      if (budgets.pauseOf(person.id) > 0) throw new Refusal('server.limit.rate');
      joined(this, person);
      this.#person = person;
      this.#sender = { address: this.#options.address, person: person.id };
      this.send({ type: 'welcome', protocol: PROTOCOL, person: person.id, name: person.name, now: now() });
      if (announcement() !== undefined) this.announce(announcement());
    } catch (error) {
      if (!(error instanceof Refusal)) log.error('socket.failed', { type: message.type, error });
      this.#refuseOrClose(error);
      this.close(POLICY, 'not let in');
      this.end(PARTING);
    }
  }

  async #handle(message: ClientMessage, person: Person): Promise<void> {
    const { liveTables } = this.#options;
    switch (message.type) {
      case 'hello':
        throw new Refusal('server.socket.hello');
      case 'ping':
        return this.send({ type: 'pong', now: this.#options.now() });
      case 'watch':
        return this.#watch(message, person);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'command': {
        const { id, table, command, invite } = message;
        this.#demandChatQuota(command, person);
        const seq = await liveTables.command(table, { person: person.id, name: person.name }, id, command, invite);
        return this.send({ type: 'done', id, table, seq });
      }
      case 'preview':
      case 'explain': {
        const { id, table: tableId } = message;
        const table = await liveTables.table(tableId);
        demandEntry(table, person.id, undefined);
        const told = this.#measured(() =>
          message.type === 'preview'
            ? preview(table, person.id, message.action)
            : explain(table, person.id, message.thing),
        );
        return this.send({ type: 'told', id, table: tableId, seq: table.seq, told });
      }
    }
  }

  #demandChatQuota(command: Command, person: Person): void {
    const { quotas, monotonic } = this.#options;
    if (command.type === 'chat') quotas.chat.demand(person.id, monotonic());
  }

  async #watch(message: Extract<ClientMessage, { type: 'watch' }>, person: Person): Promise<void> {
    const { liveTables, limits, socket } = this.#options;
    const { table, have, invite, public: isPublic = false } = message;
    const before = this.#watching.get(table);
    if (before === undefined && this.#watching.size >= limits.tablesPerSocket)
      throw new Refusal('server.limit.watching');
    const name = (): string => this.#person?.name ?? person.name;
    const watcher: Watcher = {
      person: person.id,
      isPublic,
      name,
      invite,
      send: (data) => this.#sendData(data),
      sendHistory: (text, worked) => this.#sendHistory(text, worked),
    };
    // A connection watches a table only once: stop the old watch before starting the new one.
    const watching = Promise.resolve(before)
      .then((end) => end?.())
      .then(() => liveTables.watch(table, watcher, have));
    this.#watching.set(table, watching);
    try {
      const end = await watching;
      if (socket.readyState !== socket.OPEN) end();
    } catch (error) {
      if (this.#watching.get(table) === watching) this.#watching.delete(table);
      throw error;
    }
  }

  async #unwatch(table: string): Promise<void> {
    const watching = this.#watching.get(table);
    this.#watching.delete(table);
    (await watching)?.();
  }
}

/** The message; if it's invalid, at least its id if that can be found. */
function parse(text: string): ClientMessage | { readonly id?: string } {
  try {
    const data: unknown = JSON.parse(text);
    const parsed = clientMessage.safeParse(data);
    if (parsed.success) return parsed.data;
    const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
    return typeof id === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(id) ? { id } : {};
  } catch {
    // Not JSON, or nested too deeply.
    return {};
  }
}

const aboutOf = (message: ClientMessage): About => ({
  ...('id' in message && { id: message.id }),
  ...('table' in message && { table: message.table }),
});
