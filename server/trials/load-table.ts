import { type Command, PROTOCOL, type ServerMessage, type TableMessage } from '@moonstaff/client';
import { type AnyGame, at } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { WebSocket } from 'ws';
import { guest } from './players.ts';

/** Of the news of a table only what is needed is read: how far it has come, and what may be done. */
const SEQ = /^\{"type":"table".*?"seq":(\d+),"info":/s;
const LEGAL = /.*"legal":(\[.*\]),"undo":/s;

/** One socket, with as little on top as possible: what is measured is the server. */
class Line {
  readonly person: string;
  /** The last record that was seen. */
  seq = 0;
  #news = '';
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (message: ServerMessage) => void>();
  #seen: (seq: number) => void = () => {};

  private constructor(socket: WebSocket, person: string) {
    this.#socket = socket;
    this.person = person;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async open(url: string, person: string, token: string, table: string): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const line = new Line(socket, person);
    const ready = line.sees(1);
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    await new Promise((done) => socket.once('message', done));
    socket.send(JSON.stringify({ type: 'watch', table, have: 0 }));
    await ready;
    return line;
  }

  /** What this seat may do now. */
  get legal(): NonNullable<TableMessage['play']>['legal'] {
    return JSON.parse(LEGAL.exec(this.#news)?.[1] ?? '[]');
  }

  /** Fulfilled, with the time, when record `seq` has been seen. */
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
      this.#answers.set(id, done);
      this.#socket.send(JSON.stringify({ type: 'command', id, table, command }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    const seq = SEQ.exec(text)?.[1];
    if (seq === undefined) {
      this.#answer(JSON.parse(text) as ServerMessage);
    } else {
      this.#news = text;
      this.seq = Number(seq);
      this.#seen(this.seq);
    }
  }

  #answer(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') {
      const { id = '' } = message;
      this.#answers.get(id)?.(message);
      this.#answers.delete(id);
    }
  }
}

/** A table of two whose moves are made from here. */
export class LoadTable {
  readonly id: string;
  /** Command id to sender and record. */
  readonly acknowledged = new Map<string, { readonly person: string; readonly seq: number }>();
  readonly #lines: readonly Line[];
  #turn = 0;

  constructor(id: string, lines: readonly Line[]) {
    this.id = id;
    this.#lines = lines;
  }

  get over(): boolean {
    return this.#lines.every(({ legal }) => legal.length === 0);
  }

  /**
   * Makes a move. Gives the milliseconds from sending it to the other seat seeing it; nothing when it was refused or
   * the game is over.
   */
  async move(): Promise<number | undefined> {
    const legals = this.#lines.map(({ legal }) => legal);
    const seat = legals.findIndex((legal) => legal.length > 0);
    if (seat < 0) return undefined;
    const [line, other, legal] = [at(this.#lines, seat), at(this.#lines, 1 - seat), at(legals, seat)];
    const action = at(legal, this.#turn++ % legal.length);
    const id = `move-${this.#turn}-${line.person}`;
    const seen = other.sees(line.seq + 1);
    const began = performance.now();
    const answer = await line.command(this.id, { type: 'act', action }, id);
    if (answer.type !== 'done') return undefined;
    this.acknowledged.set(id, { person: line.person, seq: answer.seq });
    const at2 = await seen;
    await line.sees(answer.seq);
    return at2 - began;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

/** With several nodes, those at one table sit at different ones. */
export async function loadTables(urls: readonly string[], game: AnyGame, count: number): Promise<readonly LoadTable[]> {
  const tables: LoadTable[] = [];
  const open = { kind: 'open' } as const;
  const one = async (): Promise<void> => {
    const [url, next] = [at(urls, tables.length % urls.length), at(urls, (tables.length + 1) % urls.length)];
    const people = [await guest(url, 'A'), await guest(url, 'B')];
    const [host, other] = [at(people, 0), at(people, 1)];
    const { table, invite } = await host.api.openTable({ game: game.id, seats: [open, open], seating: 'chosen' });
    await other.api.command(table, { type: 'sit' }, { invite });
    await other.api.command(table, { type: 'ready', ready: true });
    await host.api.command(table, { type: 'start' });
    const lines = [
      await Line.open(url, host.id, host.token, table),
      await Line.open(next, other.id, other.token, table),
    ];
    tables.push(new LoadTable(table, lines));
  };
  for (let made = 0; made < count; made += 10) {
    await Promise.all(Array.from({ length: Math.min(10, count - made) }, one));
  }
  return tables;
}

/** How many acknowledged moves the store does not hold as acknowledged. */
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
