import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Notice } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isOwnOrigin, isSecure, type ProxySettings } from '../http/origin.ts';
import { targetOf } from '../http/target.ts';
import { type Limits, type Quotas, sourceOf } from '../limits.ts';
import type { LiveTables } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import type { Sessions } from '../people/sessions.ts';
import type { RefusalLog } from '../refusal-log.ts';
import type { Person } from '../store/index.ts';
import { SocketConnection } from './connection.ts';

export interface SocketOptions {
  readonly liveTables: LiveTables;
  readonly sessions: Sessions;
  readonly proxy: ProxySettings;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly refusals: RefusalLog;
  readonly log: Logger;
  readonly now: () => number;
}

const SOCKET_PATH = '/api/socket';

const HELLO_WITHIN = 10_000;
const HEARTBEAT_EVERY = 30_000;
/** The server is stopping. The client should reconnect, here or to another node. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const LATER = 1013;

/** All open sockets and the people behind them. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #connections = new Map<
    WebSocket,
    { readonly connection: SocketConnection; readonly source: string; alive: boolean }
  >();
  /** Nearly every move notifies somebody, so we find their sockets without searching all of them. */
  readonly #ofPerson = new Map<string, Set<SocketConnection>>();
  readonly #heartbeat: NodeJS.Timeout;
  #away = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.message,
      perMessageDeflate: false,
    });
    this.#heartbeat = setInterval(() => this.#checkAlive(), HEARTBEAT_EVERY);
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
    for (const { connection } of this.#connections.values()) connection.close(LATER, 'the database is away');
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
    const { limits, proxy } = this.#options;
    const target = targetOf(request);
    if (target === undefined) return { status: '400 Bad Request', key: 'server.http.path' };
    if (target.pathname !== SOCKET_PATH) return { status: '404 Not Found', key: 'server.http.path' };
    if (!isOwnOrigin(request, proxy)) return { status: '403 Forbidden', key: 'server.http.origin' };
    if (this.#away) return { status: '503 Service Unavailable', key: 'server.database.away' };
    const key = 'server.limit.sockets';
    if (this.#connections.size >= limits.sockets) return { status: '503 Service Unavailable', key };
    const source = sourceOf(address);
    const here = [...this.#connections.values()].filter((open) => open.source === source).length;
    return here >= limits.socketsPerAddress ? { status: '429 Too Many Requests', key } : undefined;
  }

  #open(socket: WebSocket, stream: Duplex, request: IncomingMessage, address: string): void {
    const { liveTables, sessions, proxy, limits, quotas, log, refusals, now } = this.#options;
    const connection = new SocketConnection({
      socket,
      stream,
      liveTables,
      limits,
      quotas,
      address,
      log,
      refused: (key, person) => refusals.note({ where: 'socket', key, address, person }),
      now,
      identify: (token) =>
        token === undefined
          ? sessions.byCookie(request.headers.cookie, isSecure(request, proxy))
          : sessions.byToken(token, address),
      joined: (joining, person) => {
        // It may have closed while we looked up the person.
        if (this.#connections.has(socket)) this.#join(joining, person);
      },
    });
    const entry = { connection, source: sourceOf(address), alive: true };
    this.#connections.set(socket, entry);
    const hello = setTimeout(() => {
      if (connection.person === undefined) connection.close(POLICY, 'no hello');
    }, HELLO_WITHIN);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => {
      clearTimeout(hello);
      this.#connections.delete(socket);
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

  #checkAlive(): void {
    const { log } = this.#options;
    for (const [socket, entry] of this.#connections) {
      entry.connection.checkPerson().catch((error: unknown) => log.warn('socket.person', { error }));
      if (!entry.alive) socket.terminate();
      entry.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
