import { createHash } from 'node:crypto';
import { Api, newCommandId, Refused, ServerConnection, type SocketLike, type TableMessage } from '@moonstaff/client';
import { type AnyGame, at, canonical } from '@moonstaff/kernel';
import { PATIENCE_MS } from '@moonstaff/tools/patience';

/** Creates a guest with a token over HTTP. */
export async function guest(
  url: string,
  name: string,
): Promise<{ readonly id: string; readonly token: string; readonly api: Api }> {
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const made = await post('/api/guest', { name });
  const { id } = (await made.json()) as { id: string };
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token } = (await (await post('/api/me/tokens', { name: 'trial' }, cookie)).json()) as { token: string };
  return { id, token, api: new Api({ url, token }) };
}

/** A started table of two and its players, who switch to another node when theirs goes away. */
export async function seatPlayers(urls: readonly string[], game: AnyGame, name: string): Promise<readonly Player[]> {
  const url = at(urls, 0);
  const people = await Promise.all([guest(url, `${name} A`), guest(url, `${name} B`)]);
  const [host, other] = [at(people, 0), at(people, 1)];
  const open = { kind: 'open' } as const;
  const { table, invite } = await host.api.openTable({ game: game.id, seats: [open, open], seating: 'chosen' });
  await other.api.command(table, { type: 'sit' }, { invite });
  await other.api.command(table, { type: 'ready', ready: true });
  await host.api.command(table, { type: 'start' });
  return people.map(({ id, token }, seat) => new Player({ urls, table, person: id, token, seat }));
}

interface PlayerOptions {
  readonly urls: readonly string[];
  readonly table: string;
  readonly person: string;
  readonly token: string;
  readonly seat: number;
}

/** Views that are the same as JSON have the same hash. */
export const hashOf = (view: unknown): string =>
  createHash('sha256')
    .update(canonical(JSON.parse(JSON.stringify(view ?? {}))))
    .digest('base64');

/** How long a player thinks, in milliseconds, so that several tables share a machine. */
const PACE = 40;

/** Plays legal actions until the game is over, chats when asked to, and remembers everything that was acknowledged. */
export class Player {
  readonly table: string;
  readonly person: string;
  readonly seat: number;
  /** The record number of each command id. */
  readonly acknowledged = new Map<string, number>();
  readonly seqs: number[] = [];
  /** A hash of each view they were shown, by the last record it includes. */
  readonly views = new Map<number, string>();
  readonly #connection: ServerConnection;
  readonly #underWay = new Set<Promise<void>>();
  #last: TableMessage | undefined;
  #stopped = false;
  #waiting: (() => void)[] = [];
  #unanswered = 0;
  #hurry: () => void = () => {};

  constructor({ urls, table, person, token, seat }: PlayerOptions) {
    this.table = table;
    this.person = person;
    this.seat = seat;
    let tries = seat;
    this.#connection = new ServerConnection({
      url: at(urls, 0),
      token,
      wait: () => 50,
      // Each try goes to the next node.
      open: () =>
        new WebSocket(`${at(urls, tries++ % urls.length).replace('http', 'ws')}/api/socket`) as unknown as SocketLike,
    });
    this.#connection.watch(table, {
      onTable: (message) => {
        this.#last = message;
        this.seqs.push(...message.records.map(({ seq }) => seq));
        this.views.set(message.seq, hashOf(message.play?.view));
        this.#wake();
      },
    });
  }

  get isOver(): boolean {
    return this.#last !== undefined && this.#last.info.status !== 'playing';
  }

  /** How many commands have been sent and not answered. */
  get unanswered(): number {
    return this.#unanswered;
  }

  /** Plays until the game is over or this is stopped. */
  async play(): Promise<void> {
    for (let turn = 0; !this.#stopped && !this.isOver; turn++) {
      const legal = this.#last?.play?.legal ?? [];
      if (legal.length > 0) {
        await this.#do({ type: 'act', action: { ...at(legal, turn % legal.length) } });
        await this.#pauseUnlessHurried();
      } else await this.#change(50);
    }
  }

  /** Waits until everything is answered and seen. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Says this many things at once, moves right away if it's their turn, and waits for nothing. */
  rush(lines: number): void {
    this.#hurry();
    for (let line = 0; line < lines; line++)
      void this.#do({ type: 'chat', text: `line ${line} of ${this.seqs.length}` });
  }

  stop(): void {
    this.#stopped = true;
    this.#wake();
    this.#hurry();
  }

  async caughtUp(seq: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while ((this.#last?.seq ?? 0) < seq && Date.now() < deadline) await this.#change(50);
  }

  close(): void {
    this.stop();
    this.#connection.close();
  }

  /** Waits for the next message, or this long. */
  #change(ms: number): Promise<void> {
    const changed = new Promise<void>((done) => this.#waiting.push(done));
    return Promise.race([changed, pause(ms)]);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done();
  }

  #pauseUnlessHurried(): Promise<void> {
    const hurried = new Promise<void>((done) => {
      this.#hurry = done;
    });
    return Promise.race([hurried, pause(PACE)]);
  }

  #do(command: Parameters<ServerConnection['command']>[1]): Promise<void> {
    const doing = this.#carryOut(command).finally(() => this.#underWay.delete(doing));
    this.#underWay.add(doing);
    return doing;
  }

  async #carryOut(command: Parameters<ServerConnection['command']>[1]): Promise<void> {
    const id = newCommandId();
    this.#unanswered++;
    try {
      const seq = await this.#connection.command(this.table, command, { id }).finally(() => this.#unanswered--);
      this.acknowledged.set(id, seq);
      await this.caughtUp(seq);
    } catch (error) {
      // The trial is ending, and this was never acknowledged.
      if (this.#stopped) return;
      // Refused because another player was first. That's fine.
      if (!(error instanceof Refused)) throw error;
      await pause(10);
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
