import { type AnyGame, Refusal } from '@moonstaff/kernel';
import { Damaged, follow, type Store, type StoredRecord } from '../store/index.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import { loadTable, read } from './load.ts';
import { Mutex } from './mutex.ts';
import { type People, presenceMessage } from './presence.ts';
import { type OpenRecord, type Watcher, Watchers } from './watchers.ts';

export interface LiveOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly steady: () => number;
  /** Everybody who looks at that table, on any node. */
  readonly peopleAt: (table: string) => People;
}

/**
 * A table somebody has to do with. Its state may have left memory; its watchers stay. Except for what is asked of
 * it from outside, everything here is done by whoever has it in hand (`run`).
 */
export class LiveTable {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly #options: LiveOptions;
  readonly #mutex = new Mutex();
  #table: Table | undefined;
  /** The last record the watchers were told, and who they were told is there. */
  #told = 0;
  #presence = '';
  #usedAt = 0;

  constructor(id: string, options: LiveOptions) {
    this.id = id;
    this.#options = options;
  }

  get isLoaded(): boolean {
    return this.#table !== undefined;
  }

  get isIdle(): boolean {
    return this.#mutex.idle;
  }

  /** Neither in memory, nor watched, nor in hand. */
  get isUnused(): boolean {
    return !this.isLoaded && this.watchers.size === 0 && this.isIdle;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  get told(): number {
    return this.#told;
  }

  /** One after the other has the table in hand. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.#mutex.run(job);
  }

  /** The table as this node knows it; refuses when there is none. */
  async load(): Promise<Table> {
    this.#usedAt = this.#options.steady();
    const table = await this.find();
    if (table === undefined) throw new Refusal('server.table.none');
    return table;
  }

  /** Brings the table into memory. Whoever watched while it was not there hears what was written meanwhile. */
  async find(): Promise<Table | undefined> {
    if (this.#table !== undefined) return this.#table;
    const { store, games } = this.#options;
    const table = await loadTable(store, games, this.id);
    if (table === undefined) return undefined;
    this.#table = table;
    if (this.watchers.size > 0 && this.#told < table.seq) {
      const missed = await store.tables.records(this.id, this.#told);
      this.tell(table, missed.filter(({ seq }) => seq <= table.seq).map(read));
    }
    return table;
  }

  /** Takes up what other nodes have written; says whether there was anything. */
  async fetchNew(table: Table): Promise<boolean> {
    return this.#takeUp(table, await this.#options.store.tables.records(this.id, table.seq));
  }

  /** The same with records that another node sent along. If they don't fit, the store is asked. */
  async catchUp(table: Table, sent: readonly StoredRecord[]): Promise<void> {
    const fresh = sent.filter(({ seq }) => seq > table.seq);
    if (fresh[0]?.seq !== table.seq + 1) {
      await this.fetchNew(table);
      return;
    }
    try {
      this.#takeUp(table, fresh);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      // The history was rewritten since this node read it: `#takeUp` has let go of the table.
      await this.find();
    }
  }

  #takeUp(table: Table, stored: readonly StoredRecord[]): boolean {
    if (stored.length === 0) return false;
    const records = stored.map(read);
    try {
      const { seq, link, linkedAfter } = table;
      table.link = follow({ table: this.id, seq, link, linkedAfter }, stored);
      for (const record of records) evolve(table, record.body, record);
    } catch (error) {
      this.forget();
      throw error;
    }
    this.tell(table, records);
    return true;
  }

  /** This is the table from now on. */
  keep(table: Table): void {
    this.#table = table;
  }

  /** What is in memory is not to be trusted, or not needed. */
  forget(): void {
    this.#table = undefined;
  }

  /** Somebody who has been told everything up to now, and is told the rest with the others. */
  welcome(watcher: Watcher, table: Table): void {
    this.watchers.add(watcher);
    this.#told = table.seq;
  }

  tell(table: Table, records: readonly OpenRecord[]): void {
    this.#told = table.seq;
    this.watchers.tell(table, records, this.#options.now());
    if (records.some(({ body }) => body.kind !== 'entry')) this.#tellPresence(table);
  }

  /** When somebody has come or gone. */
  async presenceChanged(): Promise<void> {
    const table = await this.find();
    if (table !== undefined) this.#tellPresence(table);
  }

  /** Who is there, should that have changed: also who sits elsewhere now. */
  #tellPresence(table: Table): void {
    const text = presenceMessage(table, this.#options.peopleAt(table.id));
    if (text === this.#presence) return;
    this.#presence = text;
    this.watchers.sendAll(text);
  }
}
