import { type Command, PROTOCOL, type ServerMessage, type TableMessage } from '@moonstaff/client';
import { type AnyGame, at } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { WebSocket } from 'ws';
import { guest } from './players.ts';

/** We read only what we need from a table message: its last record, and the legal actions. */
const SEQ = /^\{"type":"table".*?"seq":(\d+),"info":/s;
const LEGAL = /.*"legal":(\[.*\]),"undo":/s;

/** One socket with as little overhead as possible, because we measure the server. */
class LoadSocket {
  readonly person: string;
  /** The last record seen. */
  seq = 0;
  #latest = '';
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  #seen: (seq: number) => void = () => {};

  private constructor(socket: WebSocket, person: string) {
    this.#socket = socket;
    this.person = person;
    socket.on('message', (data) => this.#receive(String(data)));
  }

  static async open(url: string, person: string, token: string, table: string): Promise<LoadSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const load = new LoadSocket(socket, person);
    const ready = load.sees(1);
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    await new Promise((done) => socket.once('message', done));
    socket.send(JSON.stringify({ type: 'watch', table, have: 0 }));
    await ready;
    return load;
  }

  /** What this seat may do now. */
  get legal(): NonNullable<TableMessage['play']>['legal'] {
    return JSON.parse(LEGAL.exec(this.#latest)?.[1] ?? '[]');
  }

  /** Resolves with the time when record `seq` is seen. */
  sees(seq: number): Promise<number> {
    return new Promise((done) => {
      this.#seen = (seen) => {
        if (seen >= seq) done(performance.now());
      };
      this.#seen(this.seq);
    });
  }

  command(table: string, command: Command, id: string): Promise<ServerMessage> {
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#socket.send(JSON.stringify({ type: 'command', id, table, command }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const seq = SEQ.exec(text)?.[1];
    if (seq === undefined) {
      this.#settle(JSON.parse(text) as ServerMessage);
    } else {
      this.#latest = text;
      this.seq = Number(seq);
      this.#seen(this.seq);
    }
  }

  #settle(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') {
      const { id = '' } = message;
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    }
  }
}

/** A table of two, both played from here. */
export class LoadTable {
  readonly id: string;
  /** Command id to sender and record. */
  readonly acknowledged = new Map<string, { readonly person: string; readonly seq: number }>();
  readonly #sockets: readonly LoadSocket[];
  #turn = 0;

  constructor(id: string, sockets: readonly LoadSocket[]) {
    this.id = id;
    this.#sockets = sockets;
  }

  /** The last record that both have seen. */
  get seq(): number {
    return Math.min(...this.#sockets.map(({ seq }) => seq));
  }

  get over(): boolean {
    return this.#sockets.every(({ legal }) => legal.length === 0);
  }

  /**
   * Makes a move. Returns the milliseconds until the other seat sees it, or nothing if it was refused or the game is
   * over.
   */
  async move(): Promise<number | undefined> {
    const legals = this.#sockets.map(({ legal }) => legal);
    const seat = legals.findIndex((legal) => legal.length > 0);
    if (seat < 0) return undefined;
    const [actor, other, legal] = [at(this.#sockets, seat), at(this.#sockets, 1 - seat), at(legals, seat)];
    const action = at(legal, this.#turn++ % legal.length);
    const id = `move-${this.#turn}-${actor.person}`;
    const seen = other.sees(actor.seq + 1);
    const began = performance.now();
    const reply = await actor.command(this.id, { type: 'act', action }, id);
    if (reply.type !== 'done') return undefined;
    this.acknowledged.set(id, { person: actor.person, seq: reply.seq });
    const seenAt = await seen;
    await actor.sees(reply.seq);
    return seenAt - began;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** With several nodes, the two players of a table are on different ones. */
export async function loadTables(
  urls: readonly string[],
  game: AnyGame,
  count: number,
  settings: { readonly public?: boolean } = {},
): Promise<readonly LoadTable[]> {
  const tables: LoadTable[] = [];
  const open = { kind: 'open' } as const;
  const one = async (): Promise<void> => {
    const [url, next] = [at(urls, tables.length % urls.length), at(urls, (tables.length + 1) % urls.length)];
    const people = [await guest(url, 'A'), await guest(url, 'B')];
    const [host, other] = [at(people, 0), at(people, 1)];
    const { table, invite } = await host.api.openTable({
      game: game.id,
      seats: [open, open],
      seating: 'chosen',
      ...settings,
    });
    await other.api.command(table, { type: 'sit' }, { invite });
    await other.api.command(table, { type: 'ready', ready: true });
    await host.api.command(table, { type: 'start' });
    const sockets = [
      await LoadSocket.open(url, host.id, host.token, table),
      await LoadSocket.open(next, other.id, other.token, table),
    ];
    tables.push(new LoadTable(table, sockets));
  };
  for (let made = 0; made < count; made += 10) {
    await Promise.all(Array.from({ length: Math.min(10, count - made) }, one));
  }
  return tables;
}

/** How many acknowledged moves aren't in the store under their number and sender. */
export async function lostMoves(database: string, tables: readonly LoadTable[]): Promise<number> {
  const store = await openStore(database);
  let lost = 0;
  for (const table of tables) {
    const records = new Map((await store.tables.records(table.id)).map((record) => [record.command, record]));
    for (const [id, { person, seq }] of table.acknowledged) {
      const record = records.get(id);
      if (record?.seq !== seq || record.sender !== person) lost++;
    }
  }
  await store.close();
  return lost;
}
