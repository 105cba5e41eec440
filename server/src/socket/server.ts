import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import type { Announcement, Notice } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Budgets } from '../budgets.ts';
import { addressOf, isOwnOrigin, isSecure, type ProxySettings } from '../http/origin.ts';
import { targetOf } from '../http/target.ts';
import { Limiter, type Limits, type Quotas, sourceOf } from '../limits.ts';
import type { LiveTables } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import type { Sessions } from '../people/sessions.ts';
import type { RefusalLog } from '../refusal-log.ts';
import type { Person } from '../store/index.ts';
import { SocketConnection } from './connection.ts';
import { Rounds } from './rounds.ts';
import { Turns } from './turns.ts';

export interface SocketOptions {
  readonly liveTables: LiveTables;
  readonly sessions: Sessions;
  readonly proxy: ProxySettings;
  readonly isKnownHost: (request: IncomingMessage) => boolean;
  readonly lacksFactor: (person: Person) => Promise<boolean>;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly budgets: Budgets;
  readonly refusals: RefusalLog;
  /** What the operator tells everybody. */
  readonly announcement: () => Announcement | undefined;
  readonly log: Logger;
  readonly now: () => number;
  /** A clock in milliseconds that nobody can set, for limits. */
  readonly monotonic: () => number;
}

const SOCKET_PATH = '/api/socket';

/** How often every socket is checked. It's done in many steps, so that not all of them are checked at once. */
const ROUND = 30_000;
const STEP = 250;
/** When a proxy stops, thousands of sockets end at once. We deal with this many before others get their turn. */
const AT_ONCE = 100;

/** The server is stopping. The client should reconnect, here or to another node. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const LATER = 1013;

interface OpenSocket {
  readonly connection: SocketConnection;
  /** Whether it has answered since the last check. */
  alive: boolean;
}

/** All open sockets and the people behind them. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #connections = new Map<WebSocket, OpenSocket>();
  /** How many there are from each address. */
  readonly #sources = new Map<string, number>();
  readonly #newSockets: Limiter;
  /** Nearly every move notifies somebody, so we find their sockets without searching all of them. */
  readonly #ofPerson = new Map<string, Set<SocketConnection>>();
  readonly #rounds = new Rounds<WebSocket>({ round: ROUND, step: STEP });
  readonly #turns = new Turns(AT_ONCE);
  readonly #heartbeat: NodeJS.Timeout;
  #away = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.message,
      perMessageDeflate: false,
    });
    this.#newSockets = new Limiter(options.limits.newSockets);
    this.#heartbeat = setInterval(() => this.#checkSome(), STEP);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Shows a notice on every page this person has open. */
  notify(person: string, notice: Notice): void {
    for (const connection of this.#ofPerson.get(person) ?? []) connection.send({ type: 'notice', notice });
  }

  /** Shows everybody what the operator says, or takes it away again. */
  announce(announcement: Announcement | undefined): void {
    for (const connections of this.#ofPerson.values())
      for (const connection of connections) this.#turns.do(() => connection.announce(announcement));
  }

  /** Looks this person up again: their name has changed. */
  async refresh(person: string): Promise<void> {
    await Promise.all([...(this.#ofPerson.get(person) ?? [])].map((connection) => connection.checkPerson()));
  }

  signOut(person: string): void {
    for (const connection of this.#ofPerson.get(person) ?? []) connection.close(POLICY, 'signed out');
  }

  /** While this node can't reach the database, clients should try another. */
  setAway(away: boolean): void {
    this.#away = away;
    if (!away) return;
    for (const { connection } of this.#connections.values())
      this.#turns.do(() => connection.close(LATER, 'the database is away'));
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const { connection } of this.#connections.values()) connection.close(GOING_AWAY, 'the server is stopping');
    const deadline = performance.now() + 2000;
    while (this.#connections.size > 0 && performance.now() < deadline)
      await new Promise((done) => setTimeout(done, 20));
    for (const socket of this.#connections.keys()) socket.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request, this.#options.proxy);
    const refusal = this.#whyNot(request, address);
    if (refusal === undefined) {
      this.#server.handleUpgrade(request, socket, head, (ws) => this.#open(ws, socket, request, address));
      return;
    }
    this.#options.refusals.note({ where: 'socket', key: refusal.key, address, person: undefined });
    socket.on('error', () => {}).once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refusal.status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  }

  #whyNot(request: IncomingMessage, address: string): { readonly status: string; readonly key: string } | undefined {
    const { limits, proxy, isKnownHost, budgets, monotonic } = this.#options;
    const target = targetOf(request);
    if (target === undefined) return { status: '400 Bad Request', key: 'server.http.path' };
    if (target.pathname !== SOCKET_PATH) return { status: '404 Not Found', key: 'server.http.path' };
    if (!isKnownHost(request)) return { status: '421 Misdirected Request', key: 'server.http.host' };
    if (!isOwnOrigin(request, proxy)) return { status: '403 Forbidden', key: 'server.http.origin' };
    if (this.#away) return { status: '503 Service Unavailable', key: 'server.database.away' };
    const key = 'server.limit.sockets';
    if (this.#connections.size >= limits.sockets) return { status: '503 Service Unavailable', key };
    const tooMany = (this.#sources.get(sourceOf(address)) ?? 0) >= limits.socketsPerAddress;
    const kept = budgets.pauseOf(address) > 0 || !budgets.hasWork({ address, person: undefined });
    const refused = tooMany || kept || !this.#newSockets.take(address, monotonic());
    return refused ? { status: '429 Too Many Requests', key } : undefined;
  }

  #open(socket: WebSocket, stream: Duplex, request: IncomingMessage, address: string): void {
    const { sessions, proxy, refusals } = this.#options;
    const connection = new SocketConnection({
      ...this.#options,
      socket,
      stream,
      address,
      refused: (key, person) => refusals.note({ where: 'socket', key, address, person }),
      identify: (token) =>
        token === undefined
          ? sessions.byCookie(fastifyCookie.parse(request.headers.cookie ?? ''), isSecure(request, proxy))
          : sessions.byToken(token, address),
      joined: (joining, person) => {
        // It may have closed while we looked up the person.
        if (this.#connections.has(socket)) this.#join(joining, person);
      },
    });
    for (const event of ['end', 'close']) this.#turns.takeOver(stream, event);
    const entry: OpenSocket = { connection, alive: true };
    this.#connections.set(socket, entry);
    this.#rounds.add(socket, performance.now());
    const source = sourceOf(address);
    this.#sources.set(source, (this.#sources.get(source) ?? 0) + 1);
    const hello = setTimeout(() => {
      if (connection.person !== undefined) return;
      connection.close(POLICY, 'no hello');
      connection.end();
    }, this.#options.limits.helloWithin);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => {
      clearTimeout(hello);
      this.#connections.delete(socket);
      this.#rounds.remove(socket);
      const left = (this.#sources.get(source) ?? 1) - 1;
      if (left === 0) this.#sources.delete(source);
      else this.#sources.set(source, left);
      this.#part(connection);
    });
  }

  #join(connection: SocketConnection, { id }: Person): void {
    const own = this.#ofPerson.get(id) ?? new Set();
    if (own.size >= this.#options.limits.socketsPerPerson) throw new Refusal('server.limit.sockets');
    this.#ofPerson.set(id, own.add(connection));
  }

  #part(connection: SocketConnection): void {
    const { person = '' } = connection;
    const own = this.#ofPerson.get(person);
    own?.delete(connection);
    if (own?.size === 0) this.#ofPerson.delete(person);
  }

  /** Closes sockets that no longer answer, and those of people who are signed out. */
  #checkSome(): void {
    const { log } = this.#options;
    for (const socket of this.#rounds.take(performance.now())) {
      const entry = this.#connections.get(socket);
      if (entry === undefined) continue;
      entry.connection.checkPerson().catch((error: unknown) => log.warn('socket.person', { error }));
      if (!entry.alive) socket.terminate();
      entry.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
