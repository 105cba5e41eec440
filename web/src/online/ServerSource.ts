import {
  Api,
  type Command,
  Connection,
  type ConnectionStatus,
  type Notice,
  newCommandId,
  Refused,
  type TableMessage,
} from '@moonstaff/client';
import { type ActionShape, type Json, type Phrase, type PhraseBook, type Preview, phrase } from '@moonstaff/kernel';
import { go } from '../app/route.ts';
import { gameNamed } from '../offline/games.ts';
import { Thinker } from '../offline/Thinker.ts';
import { pastOf } from '../table/past.ts';
import type { Advised, Snapshot, TableSource } from '../table/source.ts';
import { type Act, TableHistory, type TalkLine } from './history.ts';
import { reasonOf } from './open.ts';
import { keepPending, keptPending, type Pending } from './pending.ts';
import { seatStates, sitterOf } from './seats.ts';

/** The last message about the table, without the records it brought. */
type Told = Omit<TableMessage, 'records' | 'type'>;

/** A server's table as its viewer knows it, besides the game: who is there, what is asked, what is said. */
export interface HouseTable extends Told {
  /** Seats whose people have the table open, and how many look on; nothing until the server has said so. */
  readonly present: readonly number[] | undefined;
  readonly spectators: number;
  /** What the first of them are called. */
  readonly watching: readonly string[];
  /** Another table calls. */
  readonly call: Notice | undefined;
  readonly talk: readonly TalkLine[];
  readonly acts: readonly Act[];
}

const NOBODY_KNOWN = { present: undefined, spectators: 0, watching: [] };

/** A table of the server this page came from. A lost line is waited out; what was sent is sent again, once. */
export class ServerSource implements TableSource {
  readonly #table: string;
  readonly #invite: string | undefined;
  readonly #connection: Connection;
  readonly #history = new TableHistory();
  readonly #adviser = new Thinker();
  readonly #listeners = new Set<() => void>();
  #message: Told | undefined;
  #presence: Pick<HouseTable, 'present' | 'spectators' | 'watching'> = NOBODY_KNOWN;
  #call: Notice | undefined;
  #house: HouseTable | undefined;
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  #phrases: PhraseBook | undefined;
  #busy = false;
  #last: Promise<unknown> = Promise.resolve();
  /** Messages are taken one after the other, also while the first waits for the game's words. */
  #taken: Promise<void> = Promise.resolve();

  constructor(table: string, invite: string | undefined) {
    this.#table = table;
    this.#invite = invite;
    this.#connection = new Connection({
      url: window.location.origin,
      onStatus: (status) => this.#onStatus(status),
      onNotice: (notice) => this.#onNotice(notice),
    });
    this.#connection.watch(table, {
      ...(invite !== undefined && { invite }),
      onTable: (message) => {
        this.#taken = this.#taken.then(() => this.#onTable(message));
      },
      onPresence: ({ seats, spectators, watching }) => {
        this.#presence = { present: seats, spectators, watching };
        this.#look();
      },
      onShut: (why) => this.#tell(why),
    });
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    const kept = keptPending(table);
    if (kept !== undefined) this.#last = this.#carryOut(kept);
  }

  house(): HouseTable | undefined {
    return this.#house;
  }

  snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  trouble(): Phrase | undefined {
    return this.#trouble;
  }

  busy(): boolean {
    return this.#busy;
  }

  time(): number {
    return this.#connection.now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(action: ActionShape): void {
    this.#play({ type: 'act', action: { ...action } });
  }

  undo(): void {
    this.#play({ type: 'undo' });
  }

  redo(): void {
    this.#play({ type: 'redo' });
  }

  /** Seats at a server are not shared. */
  sit(): void {}

  /** Anything a person can do at a table, one after the other. Says whether it was done. */
  command(command: Command): Promise<boolean> {
    const done = this.#last.then(() => this.#carryOut({ id: newCommandId(), command }));
    this.#last = done;
    return done;
  }

  /** Talk does not wait for the game. */
  async say(text: string): Promise<boolean> {
    return (await this.#send({ id: newCommandId(), command: { type: 'chat', text } })) === 'done';
  }

  async explain(thing: unknown): Promise<Phrase | undefined> {
    const answer = this.#connection.explain(this.#table, thing as Json);
    return answer.then(
      ({ why }) => why,
      () => undefined,
    );
  }

  /** The table may have moved on since the page was drawn; then the server refuses. */
  async preview(action: ActionShape): Promise<Preview | undefined> {
    try {
      const { reveals, payments, ...rest } = await this.#connection.preview(this.#table, action);
      return { ...rest, ...(reveals !== undefined && { reveals }), ...(payments !== undefined && { payments }) };
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  /** Thought out on this device, from what the viewer sees: the server has no part in it. */
  async hint(): Promise<readonly Advised[]> {
    if (this.#message === undefined || this.#adviser.busy) return [];
    const { info, you: seat, play } = this.#message;
    if (seat === undefined || play === undefined || play.legal.length === 0) return [];
    const { view, legal } = play;
    return this.#adviser.think({ game: info.game, level: 'expert', question: { view, seat, legal } });
  }

  /** The server keeps what this seat saw, also for a page that was opened since. */
  async past(first: number, last: number): Promise<readonly Snapshot[]> {
    const { entries } = this.#history;
    const [from, to] = [entries[first], entries[last]];
    const now = this.#snapshot;
    if (from === undefined || to === undefined || now === undefined) return [];
    try {
      const { moments } = await new Api().past(this.#table, from, to + 1);
      return moments.map((moment) => pastOf(now, entries, moment));
    } catch (error) {
      this.#tell(reasonOf(error));
      return [];
    }
  }

  async log(): Promise<string | undefined> {
    return JSON.stringify(await new Api().log(this.#table));
  }

  get recording(): readonly ['recording', string] {
    return ['recording', this.#table];
  }

  async again(): Promise<void> {
    try {
      const { table, invite } = await new Api().rematch(this.#table);
      go('house', table, invite);
    } catch (error) {
      this.#tell(reasonOf(error));
    }
  }

  close(): void {
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('offline', this.#onOffline);
    this.#connection.close();
    this.#adviser.close();
  }

  /** A second press in the game before the first is answered is not meant. */
  #play(command: Command): void {
    if (!this.#busy) void this.command(command);
  }

  async #carryOut(pending: Pending): Promise<boolean> {
    this.#busy = true;
    keepPending(this.#table, pending);
    this.#tell(undefined);
    const answer = await this.#send(pending);
    this.#busy = false;
    if (answer !== 'unanswered') keepPending(this.#table, undefined);
    this.#changed();
    return answer === 'done';
  }

  async #send({ id, command }: Pending): Promise<'done' | 'refused' | 'unanswered'> {
    try {
      await this.#connection.command(this.#table, command, {
        id,
        ...(this.#invite !== undefined && { invite: this.#invite }),
      });
      return 'done';
    } catch (error) {
      // Only leaving the table ends the waiting for an answer.
      if (!(error instanceof Refused)) return 'unanswered';
      this.#tell(error.phrase);
      return 'refused';
    }
  }

  async #onTable({ type: _, records, ...message }: TableMessage): Promise<void> {
    this.#phrases ??= (await gameNamed(message.info.game))?.phrases;
    this.#history.take(records);
    this.#message = message;
    this.#look();
  }

  /** Puts together what is known now. */
  #look(): void {
    if (this.#message === undefined) return;
    const { talk, acts } = this.#history;
    this.#house = { ...this.#message, ...this.#presence, call: this.#call, talk, acts };
    this.#snapshot = this.#snapshotOf(this.#house);
    this.#changed();
  }

  #snapshotOf(house: HouseTable): Snapshot | undefined {
    const { info, play, you, seq } = house;
    if (play === undefined || this.#phrases === undefined) return undefined;
    const { outcome } = info;
    return {
      game: info.game,
      options: info.options,
      sitters: info.seats.map(sitterOf),
      seats: seatStates(house),
      phrases: this.#phrases,
      viewer: you ?? 'spectator',
      view: play.view,
      toAct: play.toAct,
      legal: play.legal,
      undo: { steps: play.undo.steps, ...(play.undo.why !== undefined && { why: play.undo.why }) },
      redo: play.redo,
      log: this.#history.log,
      ...(outcome !== undefined && { outcome }),
      moment: seq,
    };
  }

  #onNotice(notice: Notice): void {
    if (notice.kind !== 'yourTurn' || notice.table === this.#table) return;
    this.#call = notice;
    this.#look();
  }

  #onStatus(status: ConnectionStatus): void {
    if (status === 'waiting') this.#tell(phrase('trouble.offline'));
    if (status === 'refused') this.#tell(phrase('trouble.version'));
    if (status === 'connected') this.#connected();
  }

  /** After a lost line one is told, for a while, that it is there again. */
  #connected(): void {
    const again = this.#trouble?.key === 'trouble.offline' ? phrase('trouble.reconnected') : undefined;
    this.#tell(again);
    if (again !== undefined) setTimeout(() => this.#trouble === again && this.#tell(undefined), 3000);
  }

  /** The browser knows sooner than the line when there is no network, and when there is one again. */
  readonly #onOffline = (): void => this.#tell(phrase('trouble.offline'));
  readonly #onOnline = (): void => this.#connection.reconnect();

  #tell(trouble: Phrase | undefined): void {
    this.#trouble = trouble;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
