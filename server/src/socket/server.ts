import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Notice } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Host } from '../host/index.ts';
import { addressOf, isOwnOrigin, isSecure, type Surroundings } from '../http/origin.ts';
import { targetOf } from '../http/target.ts';
import { type Limits, type Quotas, sourceOf } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Refusals } from '../refusals.ts';
import type { Person } from '../store/index.ts';
import { Connection } from './connection.ts';

export interface SocketOptions {
  readonly host: Host;
  readonly sessions: Sessions;
  readonly surroundings: Surroundings;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly refusals: Refusals;
  readonly log: Log;
  readonly now: () => number;
}

const SOCKET_PATH = '/api/socket';

const HELLO_WITHIN = 10_000;
const BEAT = 30_000;
/** The server goes; the client should come back, here or elsewhere. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const LATER = 1013;

/** All open sockets: who is behind each, and how many there are. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #connections = new Map<
    WebSocket,
    { readonly connection: Connection; readonly source: string; alive: boolean }
  >();
  /** Every move tells somebody that it is their turn: they are found without asking everybody. */
  readonly #ofPerson = new Map<string, Set<Connection>>();
  readonly #beat: NodeJS.Timeout;
  #away = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.message,
      perMessageDeflate: false,
    });
    this.#beat = setInterval(() => this.#checkAlive(), BEAT);
    this.#beat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** In the page, wherever this person has it open. */
  notify(person: string, notice: Notice): void {
    for (const connection of this.#ofPerson.get(person) ?? []) connection.send({ type: 'notice', notice });
  }

  signOut(person: string): void {
    for (const connection of this.#ofPerson.get(person) ?? []) connection.close(POLICY, 'signed out');
  }

  /** While the database is away, everybody is better off elsewhere. */
  setAway(away: boolean): void {
    this.#away = away;
    if (!away) return;
    for (const { connection } of this.#connections.values()) connection.close(LATER, 'the database is away');
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const { connection } of this.#connections.values()) connection.close(GOING_AWAY, 'the server stops');
    const deadline = performance.now() + 2000;
    while (this.#connections.size > 0 && performance.now() < deadline)
      await new Promise((done) => setTimeout(done, 20));
    for (const socket of this.#connections.keys()) socket.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request, this.#options.surroundings);
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
    const { limits, surroundings } = this.#options;
    const target = targetOf(request);
    if (target === undefined) return { status: '400 Bad Request', key: 'server.http.path' };
    if (target.pathname !== SOCKET_PATH) return { status: '404 Not Found', key: 'server.http.path' };
    if (!isOwnOrigin(request, surroundings)) return { status: '403 Forbidden', key: 'server.http.origin' };
    if (this.#away) return { status: '503 Service Unavailable', key: 'server.database.away' };
    const key = 'server.limit.sockets';
    if (this.#connections.size >= limits.sockets) return { status: '503 Service Unavailable', key };
    const source = sourceOf(address);
    const here = [...this.#connections.values()].filter((open) => open.source === source).length;
    return here >= limits.socketsPerAddress ? { status: '429 Too Many Requests', key } : undefined;
  }

  #open(socket: WebSocket, line: Duplex, request: IncomingMessage, address: string): void {
    const { host, sessions, surroundings, limits, quotas, log, refusals, now } = this.#options;
    const connection = new Connection({
      socket,
      line,
      host,
      limits,
      quotas,
      address,
      log,
      refused: (key, person) => refusals.note({ where: 'socket', key, address, person }),
      now,
      identify: (token) =>
        token === undefined
          ? sessions.byCookie(request.headers.cookie, isSecure(request, surroundings))
          : sessions.byToken(token, address),
      joined: (joining, person) => {
        // Unless it has closed while it was looked up who it is.
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

  #join(connection: Connection, { id }: Person): void {
    const own = this.#ofPerson.get(id) ?? new Set();
    if (own.size >= this.#options.limits.socketsPerPerson) throw new Refusal('server.limit.sockets');
    this.#ofPerson.set(id, own.add(connection));
  }

  #part(connection: Connection): void {
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
