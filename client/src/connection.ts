import type { Json, Phrase } from '@moonstaff/kernel';
import type { z } from 'zod';
import { backoff } from './backoff.ts';
import { Heartbeat } from './heartbeat.ts';
import { newCommandId } from './ids.ts';
import {
  type ClientMessage,
  type Command,
  type Notice,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from './protocol/index.ts';
import { explanation, preview } from './protocol/table.ts';
import { Refused } from './refused.ts';
import { Watch, type WatchOptions } from './watch.ts';

/** As much of a WebSocket as is needed: the browser's, Node's own, or another. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export type Status = 'connecting' | 'connected' | 'waiting' | 'refused' | 'closed';

export interface ConnectionOptions {
  /** The server, such as `http://localhost:8420`. */
  readonly url: string;
  /** For programs. A browser is known by its cookie. */
  readonly token?: string;
  readonly open?: (url: string) => SocketLike;
  /** Milliseconds to wait before the next try, after so many in vain. */
  readonly wait?: (tries: number) => number;
  /** With `refused` comes why one is not let in; it is tried again all the same. */
  readonly onStatus?: (status: Status, why?: Phrase) => void;
  readonly onNotice?: (notice: Notice) => void;
}

/** What the server says to a command or a question. */
type Answer = Extract<ServerMessage, { type: 'done' | 'told' }>;

interface Pending {
  readonly message: ClientMessage;
  readonly answer: Promise<Answer>;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Refusals of a watch that mean: not just now. */
const PASSING: ReadonlySet<string> = new Set(['server.limit.rate', 'server.limit.underway']);
/** It is waited before asking again as after so many tries in vain: a second or two. */
const PASSING_TRIES = 3;

const openNative = (url: string): SocketLike => new WebSocket(url) as unknown as SocketLike;

/**
 * A connection to a server that comes back by itself. Commands not yet confirmed are sent again with the
 * same id, which does them once; watched tables go on from the last record seen.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #watches = new Map<string, Watch>();
  readonly #heartbeat = new Heartbeat({
    ask: () => this.#ready && this.#send({ type: 'ping' }),
    onDead: () => this.#drop(),
  });
  #socket: SocketLike | undefined;
  #ready = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Add to this machine's time to get the server's. */
  #offset = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** The time by the server's clock. */
  get now(): number {
    return Date.now() + this.#offset;
  }

  /** Follows a table until the returned function is called. One watch for each table. */
  watch(table: string, options: WatchOptions): () => void {
    const watch = new Watch(table, options);
    this.#watches.set(table, watch);
    if (this.#ready) this.#send(watch.request);
    return () => {
      if (this.#watches.get(table) !== watch) return;
      this.#watches.delete(table);
      if (this.#ready) this.#send({ type: 'unwatch', table });
    };
  }

  /** Does something at a table. Fulfilled when it is durable, with its record; rejected with `Refused`. */
  async command(
    table: string,
    command: Command,
    options: { readonly id?: string; readonly invite?: string } = {},
  ): Promise<number> {
    const { id = newCommandId(), invite } = options;
    const answer = await this.#ask(
      { type: 'command', id, table, command, ...(invite !== undefined && { invite }) },
      id,
    );
    return answer.seq;
  }

  /** What an action would cost and surely give. */
  async preview(table: string, action: { readonly type: string }): Promise<z.infer<typeof preview>> {
    const id = newCommandId();
    const answer = await this.#ask({ type: 'preview', id, table, action: { ...action } }, id);
    return preview.parse(tell(answer));
  }

  /** Why a thing on the table cannot be used now. */
  async explain(table: string, thing: Json): Promise<z.infer<typeof explanation>> {
    const id = newCommandId();
    return explanation.parse(tell(await this.#ask({ type: 'explain', id, table, thing }, id)));
  }

  /** Drops the line and takes it up again at once, as when there is another network. */
  reconnect(): void {
    this.#tries = 0;
    this.#hangUp();
    this.#connect();
  }

  /** Asks at once whether the line still holds, as after a sleep; without one, does not wait for the next try. */
  check(): void {
    if (this.#socket === undefined) this.reconnect();
    else this.#heartbeat.ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#hangUp();
    for (const { reject } of this.#pending.values()) reject(new Error('the connection was closed'));
    this.#pending.clear();
    this.#options.onStatus?.('closed');
  }

  #ask(message: ClientMessage, id: string): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error('the connection was closed'));
    const same = this.#pending.get(id);
    if (same !== undefined) return same.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    this.#pending.set(id, { message, answer, resolve, reject });
    if (this.#ready) this.#send(message);
    return answer;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const { url, token, open = openNative, onStatus } = this.#options;
    onStatus?.('connecting');
    const socket = open(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`);
    this.#socket = socket;
    this.#heartbeat.heard();
    socket.onopen = () => {
      if (this.#socket === socket)
        this.#send({ type: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) });
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(String(data));
    };
    socket.onerror = () => {};
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
  }

  /** Lets go of the socket without waiting until it is closed: a dead line never says so. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#ready = false;
    this.#heartbeat.stop();
    socket?.close();
  }

  #drop(): void {
    this.#hangUp();
    this.#options.onStatus?.('waiting');
    const { wait = backoff } = this.#options;
    this.#timer = setTimeout(() => this.#connect(), wait(this.#tries++));
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    this.#heartbeat.heard();
    const data: unknown = JSON.parse(text);
    if (!isKnown(data)) return;
    const message = serverMessage.parse(data);
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.now);
        return;
      case 'table':
        this.#offset = message.now - Date.now();
        if (this.#watches.get(message.table)?.receive(message) === 'gap') this.#rewatch(message.table);
        return;
      case 'presence':
        this.#watches.get(message.table)?.presence(message);
        return;
      case 'shut':
        this.#watches.get(message.table)?.shut(message.phrase);
        this.#watches.delete(message.table);
        return;
      case 'done':
      case 'told':
        this.#pending.get(message.id)?.resolve(message);
        this.#pending.delete(message.id);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'notice':
        this.#options.onNotice?.(message.notice);
        return;
      case 'pong':
        return;
    }
  }

  #welcome(now: number): void {
    this.#ready = true;
    this.#tries = 0;
    this.#offset = now - Date.now();
    this.#options.onStatus?.('connected');
    for (const watch of this.#watches.values()) this.#send(watch.request);
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #rewatch(table: string): void {
    const watch = this.#watches.get(table);
    if (watch !== undefined) this.#send(watch.request);
  }

  #refused({ id, table, phrase }: Extract<ServerMessage, { type: 'refused' }>): void {
    const refusal = new Refused(phrase);
    if (id !== undefined) {
      this.#pending.get(id)?.reject(refusal);
      this.#pending.delete(id);
    } else if (table !== undefined && PASSING.has(phrase.key)) {
      const { wait = backoff } = this.#options;
      setTimeout(() => this.#ready && this.#rewatch(table), wait(PASSING_TRIES));
    } else if (table !== undefined) {
      this.#watches.get(table)?.shut(phrase);
      this.#watches.delete(table);
    } else if (!this.#ready) {
      this.#options.onStatus?.('refused', phrase);
    }
  }
}

const KNOWN: ReadonlySet<string> = new Set(serverMessage.options.map(({ shape }) => shape.type.value));

/** A later server may say more than this client understands; that is no reason to stop. */
const isKnown = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && KNOWN.has(String(data.type));

function tell(answer: Answer): Json {
  if (answer.type !== 'told') throw new Error('the server confirmed a question');
  return answer.told;
}
