import { type AnyGame, Refusal } from '@moonstaff/kernel';
import { checkChain, Damaged, type Store, type StoredRecord } from '../store/index.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import { Histories } from './history.ts';
import { loadTable, read } from './load.ts';
import type { ParsedRecord } from './messages.ts';
import { Mutex } from './mutex.ts';
import { type People, presenceMessage } from './presence.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface LiveTableOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly monotonic: () => number;
  /** Everyone watching that table, on any node. */
  readonly peopleAt: (table: string) => People;
  readonly morePeopleAt: (table: string) => number;
  /** Called when seats have changed, which presence messages show. */
  readonly seatsChanged: (table: string) => void;
}

/**
 * A table in use: in memory, watched, or both. Its state may be unloaded while watchers stay. Except for the getters,
 * call everything here inside `run`, which lets one job in at a time.
 */
export class LiveTable {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly histories: Histories;
  readonly #options: LiveTableOptions;
  readonly #mutex = new Mutex();
  #table: Table | undefined;
  /** The last record sent to the watchers, and the last presence message. */
  #sentUpTo = 0;
  #presence = '';
  #usedAt = 0;

  constructor(id: string, options: LiveTableOptions) {
    this.id = id;
    this.#options = options;
    this.histories = new Histories(options.store);
  }

  get isLoaded(): boolean {
    return this.#table !== undefined;
  }

  get isIdle(): boolean {
    return this.#mutex.idle;
  }

  /** Not in memory, not watched, and no job running. */
  get isUnused(): boolean {
    return !this.isLoaded && this.watchers.size === 0 && this.isIdle;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  get sentUpTo(): number {
    return this.#sentUpTo;
  }

  /** Runs jobs on this table one after another. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.#mutex.run(job);
  }

  /** The names of those who watch here, by person id. */
  get people(): ReadonlyMap<string, string> {
    return this.watchers.people(this.#table);
  }

  /** The table as this node knows it. Refuses if there is none. */
  async load(): Promise<Table> {
    this.#usedAt = this.#options.monotonic();
    const table = await this.find();
    if (table === undefined) throw new Refusal('server.table.none');
    return table;
  }

  /** Loads the table if necessary, and sends watchers what was written while it was unloaded. */
  async find(): Promise<Table | undefined> {
    if (this.#table !== undefined) return this.#table;
    const { store, games } = this.#options;
    const table = await loadTable(store, games, this.id);
    if (table === undefined) return undefined;
    this.#table = table;
    if (this.watchers.size > 0 && this.#sentUpTo < table.seq) {
      const missed = await store.tables.records(this.id, this.#sentUpTo);
      this.sendUpdate(table, missed.filter(({ seq }) => seq <= table.seq).map(read));
    }
    return table;
  }

  /** Applies what other nodes have written. Returns whether there was anything. */
  async fetchNew(table: Table): Promise<boolean> {
    return this.#apply(table, await this.#options.store.tables.records(this.id, table.seq));
  }

  /** Applies records that another node sent along. Reads them from the store if they don't fit. */
  async catchUp(table: Table, sent: readonly StoredRecord[]): Promise<void> {
    const fresh = sent.filter(({ seq }) => seq > table.seq);
    if (fresh[0]?.seq !== table.seq + 1) {
      await this.fetchNew(table);
      return;
    }
    try {
      this.#apply(table, fresh);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      // The history was rewritten since this node read it, and `#apply` has dropped the table.
      await this.find();
    }
  }

  #apply(table: Table, stored: readonly StoredRecord[]): boolean {
    if (stored.length === 0) return false;
    const records = stored.map(read);
    try {
      const { seq, link, linkedAfter } = table;
      table.link = checkChain({ table: this.id, seq, link, linkedAfter }, stored);
      for (const record of records) evolve(table, record.body, record);
    } catch (error) {
      this.forget();
      throw error;
    }
    this.sendUpdate(table, records);
    return true;
  }

  /** Replaces the table with its next state. */
  keep(table: Table): void {
    this.#table = table;
  }

  /** Drops the table from memory. */
  forget(): void {
    this.#table = undefined;
    this.histories.clear();
  }

  /** Only if the table is in memory: otherwise it's loaded with the new name. */
  async rename(person: string, name: string): Promise<void> {
    const table = this.#table;
    if (table === undefined || !table.names.has(person) || table.names.get(person) === name) return;
    table.rename(person, name);
    this.histories.clear();
    this.watchers.sendUpdate(table, [], this.#options.now());
  }

  /** Adds a watcher who already has everything up to now. */
  addWatcher(watcher: Watcher, table: Table): void {
    this.watchers.add(watcher);
    this.#sentUpTo = table.seq;
  }

  sendUpdate(table: Table, records: readonly ParsedRecord[]): void {
    this.#sentUpTo = table.seq;
    this.watchers.sendUpdate(table, records, this.#options.now());
    if (records.some(({ body }) => body.kind !== 'entry')) this.#options.seatsChanged(this.id);
  }

  /** The last presence message. With many watchers it may be a second old; then a newer one follows. */
  presence(table: Table): string {
    if (this.#presence === '') this.#presence = this.#presenceNow(table);
    return this.#presence;
  }

  #presenceNow(table: Table): string {
    const { peopleAt, morePeopleAt } = this.#options;
    return presenceMessage(table, peopleAt(this.id), morePeopleAt(this.id));
  }

  /** Sends who is there, if that has changed since the last time. Changing seats counts too. */
  async sendPresence(): Promise<void> {
    if (this.watchers.size === 0) {
      this.#presence = '';
      this.histories.clear();
      return;
    }
    const table = await this.find();
    if (table === undefined) return;
    const text = this.#presenceNow(table);
    if (text === this.#presence) return;
    this.#presence = text;
    this.watchers.sendAll(text);
  }
}
