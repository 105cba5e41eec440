import { type Command, Connection, type ConnectionStatus, Refused, type TableMessage } from '@moonstaff/client';
import { type ActionShape, type Json, type Phrase, type PhraseBook, type Preview, phrase } from '@moonstaff/kernel';
import { gameNamed } from '../offline/games.ts';
import type { LogLine, Snapshot, TableSource } from '../table/source.ts';
import { sitterOf } from './seats.ts';

/** A table of the server this page came from. A lost line is waited out; what was sent is sent again, once. */
export class ServerSource implements TableSource {
  readonly #table: string;
  readonly #invite: string | undefined;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #log: LogLine[] = [];
  #lobby: TableMessage | undefined;
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  #phrases: PhraseBook | undefined;
  #busy = false;

  constructor(table: string, invite: string | undefined) {
    this.#table = table;
    this.#invite = invite;
    this.#connection = new Connection({ url: window.location.origin, onStatus: (status) => this.#onStatus(status) });
    this.#connection.watch(table, {
      ...(invite !== undefined && { invite }),
      onTable: (message) => void this.#onTable(message),
      onShut: (why) => this.#tell(why),
    });
  }

  /** The table before its start. */
  lobby(): TableMessage | undefined {
    return this.#lobby;
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

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(action: ActionShape): void {
    void this.command({ type: 'act', action: { ...action } });
  }

  undo(): void {
    void this.command({ type: 'undo' });
  }

  redo(): void {
    void this.command({ type: 'redo' });
  }

  /** Seats at a server are not shared. */
  sit(): void {}

  /** Anything a person can do at a table; one thing at a time. */
  async command(command: Command): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#tell(undefined);
    try {
      await this.#connection.command(this.#table, command, this.#invite === undefined ? {} : { invite: this.#invite });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#trouble = error.phrase;
    } finally {
      this.#busy = false;
      this.#changed();
    }
  }

  async explain(thing: unknown): Promise<Phrase | undefined> {
    return (await this.#connection.explain(this.#table, thing as Json)).why;
  }

  async preview(action: ActionShape): Promise<Preview> {
    const { price, gains, reveals } = await this.#connection.preview(this.#table, action);
    return { price, gains, ...(reveals !== undefined && { reveals }) };
  }

  async log(): Promise<string | undefined> {
    const { Api } = await import('@moonstaff/client');
    return JSON.stringify(await new Api().log(this.#table));
  }

  close(): void {
    this.#connection.close();
  }

  async #onTable(message: TableMessage): Promise<void> {
    this.#phrases ??= (await gameNamed(message.info.game))?.phrases;
    for (const record of message.records) {
      if (record.kind !== 'entry') continue;
      const seat = 'seat' in record.entry ? record.entry.seat : 0;
      for (const event of record.events) this.#log.push({ id: this.#log.length, seat, phrase: event });
    }
    this.#lobby = message;
    this.#snapshot = this.#look(message);
    this.#changed();
  }

  #look({ info, play, you, seq }: TableMessage): Snapshot | undefined {
    if (play === undefined || this.#phrases === undefined) return undefined;
    const { outcome } = info;
    return {
      game: info.game,
      options: info.options,
      sitters: info.seats.map(sitterOf),
      phrases: this.#phrases,
      viewer: you ?? 'spectator',
      view: play.view,
      toAct: play.toAct,
      legal: play.legal,
      undo: { steps: play.undo.steps, ...(play.undo.why !== undefined && { why: play.undo.why }) },
      redo: play.redo,
      log: [...this.#log],
      ...(outcome !== undefined && { outcome }),
      moment: seq,
    };
  }

  #onStatus(status: ConnectionStatus): void {
    if (status === 'waiting') this.#tell(phrase('trouble.offline'));
    if (status === 'connected') this.#tell(undefined);
  }

  #tell(trouble: Phrase | undefined): void {
    this.#trouble = trouble;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
