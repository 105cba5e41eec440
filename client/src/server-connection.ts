import type { Json, Phrase } from '@moonstaff/kernel';
import type { z } from 'zod';
import { backoff } from './backoff.ts';
import { Heartbeat } from './heartbeat.ts';
import { newCommandId } from './ids.ts';
import {
  type Announcement,
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

/** The part of a WebSocket that we use, so any implementation fits: the browser's, Node's or a fake. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export type ConnectionStatus = 'connecting' | 'connected' | 'waiting' | 'refused' | 'closed';

export interface ServerConnectionOptions {
  /** The server, such as `http://localhost:8420`. */
  readonly url: string;
  /** For programs. Browsers have a cookie. */
  readonly token?: string;
  readonly open?: (url: string) => SocketLike;
  /** Milliseconds to wait before the next try, given how many have failed. */
  readonly wait?: (tries: number) => number;
  /** With `refused` comes the reason. The connection keeps trying anyway. */
  readonly onStatus?: (status: ConnectionStatus, why?: Phrase) => void;
  readonly onNotice?: (notice: Notice) => void;
  /** The operator has something to say to everybody, or nothing any more. */
  readonly onAnnouncement?: (announcement: Announcement | undefined) => void;
}

/** How the server replies to a command, a preview or an explanation that was asked for. */
type Reply = Extract<ServerMessage, { type: 'done' | 'told' }>;

/** A message that needs a reply and hasn't got it yet. It's sent again after a reconnect. */
interface UnansweredMessage {
  readonly message: ClientMessage;
  readonly reply: Promise<Reply>;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** A watch refused for one of these reasons is worth another try. */
const TEMPORARY: ReadonlySet<string> = new Set(['server.limit.rate', 'server.limit.underway']);
/** Wait as long as after this many failed tries: a second or two. */
const TEMPORARY_TRIES = 3;

const openNative = (url: string): SocketLike => new WebSocket(url) as unknown as SocketLike;

/**
 * A connection to a server that reconnects by itself. It resends unconfirmed commands with the same id, so each is
 * carried out once, and continues watched tables from the last record seen.
 */
export class ServerConnection {
  readonly #options: ServerConnectionOptions;
  readonly #unanswered = new Map<string, UnansweredMessage>();
  readonly #watches = new Map<string, Watch>();
  readonly #heartbeat = new Heartbeat({
    ping: () => this.#ready && this.#send({ type: 'ping' }),
    onDead: () => this.#drop(),
  });
  #socket: SocketLike | undefined;
  #ready = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Add to this machine's time to get the server's. */
  #offset = 0;

  constructor(options: ServerConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** The time by the server's clock. */
  get now(): number {
    return Date.now() + this.#offset;
  }

  /** Follows a table until the returned function is called. A second watch of the same table replaces the first. */
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

  /** Does something at a table. Resolves to the number of its record once that's on disk; rejects with `Refused`. */
  async command(
    table: string,
    command: Command,
    options: { readonly id?: string; readonly invite?: string } = {},
  ): Promise<number> {
    const { id = newCommandId(), invite } = options;
    const reply = await this.#ask({ type: 'command', id, table, command, ...(invite !== undefined && { invite }) }, id);
    return reply.seq;
  }

  /** What an action would cost, and what it's certain to give. */
  async preview(table: string, action: { readonly type: string }): Promise<z.infer<typeof preview>> {
    const id = newCommandId();
    const reply = await this.#ask({ type: 'preview', id, table, action: { ...action } }, id);
    return preview.parse(toldIn(reply));
  }

  /** Why a thing on the table can't be used now. */
  async explain(table: string, thing: Json): Promise<z.infer<typeof explanation>> {
    const id = newCommandId();
    return explanation.parse(toldIn(await this.#ask({ type: 'explain', id, table, thing }, id)));
  }

  /** Drops the connection and opens a new one at once, for example because the network changed. */
  reconnect(): void {
    this.#tries = 0;
    this.#hangUp();
    this.#connect();
  }

  /** Tests the connection now, for example after sleep. If there's none, connects without waiting for the next try. */
  check(): void {
    if (this.#socket === undefined) this.reconnect();
    else this.#heartbeat.ping();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#hangUp();
    for (const { reject } of this.#unanswered.values()) reject(new Error('the connection was closed'));
    this.#unanswered.clear();
    this.#options.onStatus?.('closed');
  }

  #ask(message: ClientMessage, id: string): Promise<Reply> {
    if (this.#closed) return Promise.reject(new Error('the connection was closed'));
    const same = this.#unanswered.get(id);
    if (same !== undefined) return same.reply;
    const { promise: reply, resolve, reject } = Promise.withResolvers<Reply>();
    this.#unanswered.set(id, { message, reply, resolve, reject });
    if (this.#ready) this.#send(message);
    return reply;
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

  /** Lets go of the socket without waiting for it to close: a dead connection never does. */
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
        this.#unanswered.get(message.id)?.resolve(message);
        this.#unanswered.delete(message.id);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'notice':
        this.#options.onNotice?.(message.notice);
        return;
      case 'announcement':
        this.#options.onAnnouncement?.(message.announcement);
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
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #rewatch(table: string): void {
    const watch = this.#watches.get(table);
    if (watch !== undefined) this.#send(watch.request);
  }

  #refused({ id, table, phrase }: Extract<ServerMessage, { type: 'refused' }>): void {
    const refusal = new Refused(phrase);
    if (id !== undefined) {
      this.#unanswered.get(id)?.reject(refusal);
      this.#unanswered.delete(id);
    } else if (table !== undefined && TEMPORARY.has(phrase.key)) {
      const { wait = backoff } = this.#options;
      setTimeout(() => this.#ready && this.#rewatch(table), wait(TEMPORARY_TRIES));
    } else if (table !== undefined) {
      this.#watches.get(table)?.shut(phrase);
      this.#watches.delete(table);
    } else if (!this.#ready) {
      this.#options.onStatus?.('refused', phrase);
    }
  }
}

const KNOWN: ReadonlySet<string> = new Set(serverMessage.options.map(({ shape }) => shape.type.value));

/** A newer server may send messages this client doesn't know. It skips them. */
const isKnown = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && KNOWN.has(String(data.type));

function toldIn(reply: Reply): Json {
  if (reply.type !== 'told') throw new Error('the server sent no value');
  return reply.told;
}
