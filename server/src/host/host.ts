import type { Command } from '@moonstaff/client';
import { type ActionShape, type AnyGame, Refusal, type Seat } from '@moonstaff/kernel';
import type { Fanout, News } from '../fanout/index.ts';
import type { Append, Store } from '../store/index.ts';
import { botMove, type Circumstances, Draft, decide, runClocksOut, type Who } from '../table/decide/index.ts';
import type { Paces } from '../table/due.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import { demandEntry, demandSight } from './access.ts';
import { loadPlans, loadTable, read } from './load.ts';
import { Mutex } from './mutex.ts';
import { Presence, presenceMessage } from './presence.ts';
import { messageFor, type OpenRecord, type Watcher, Watchers } from './watchers.ts';
import { appendOf } from './write.ts';

export interface HostOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly fanout: Fanout;
  readonly circumstances: () => Circumstances;
  readonly paces: Paces;
  /** Called after every commit, with what was written and the table before and after. */
  readonly committed: (append: Append, before: Table | undefined, after: Table) => void;
  /** Something went wrong that nobody waits for. */
  readonly failed: (error: unknown) => void;
  /** A table nobody used for so long leaves memory. */
  readonly idleAfter: number;
}

/** A table somebody has to do with. Its state may have left memory; its watchers stay. */
interface Live {
  readonly mutex: Mutex;
  readonly watchers: Watchers;
  table: Table | undefined;
  /** The last record the watchers were told. */
  told: number;
  /** Who they were told is there. */
  presence: string;
  usedAt: number;
}

/** A command lost so many races in a row: something is wrong with the store. */
const MAX_RACES = 50;

/**
 * The tables of this node. A command is tried on a fork, written, and only then kept and told. The store
 * decides who was first; whoever lost catches up and tries again.
 */
export class Host {
  readonly #options: HostOptions;
  readonly #live = new Map<string, Live>();
  readonly #presence: Presence;
  #listener: (news: News) => void = () => {};

  constructor(options: HostOptions) {
    this.#options = options;
    this.#presence = new Presence({
      fanout: options.fanout,
      now: () => options.circumstances().now,
      changed: (id) => this.#presenceChanged(id),
    });
    options.fanout.listen((news) => this.#hear(news));
  }

  /** What other nodes tell that is not about tables. */
  onNews(listener: (news: News) => void): void {
    this.#listener = listener;
  }

  /** Tables in memory, and tables watched. */
  get sizes(): { readonly loaded: number; readonly live: number } {
    return {
      loaded: [...this.#live.values()].filter(({ table }) => table !== undefined).length,
      live: this.#live.size,
    };
  }

  /** Carries out a person's command once, however often it is sent. Gives the record it became. */
  async command(id: string, who: Who, key: string, command: Command, invite?: string): Promise<number> {
    return this.#change(id, {
      carryOut: (draft) => {
        demandEntry(draft.table, who.person, invite);
        decide(draft, who, command);
        return true;
      },
      sender: { person: who.person, command: key },
    });
  }

  /** Whether the bot's move was made; not when the game has moved on since it was thought out. */
  async botMove(id: string, seat: Seat, action: ActionShape, after: number): Promise<boolean> {
    let moved = false;
    await this.#change(id, {
      carryOut: (draft) => {
        moved = botMove(draft, seat, action, after);
        return moved;
      },
    });
    return moved;
  }

  async runClocksOut(id: string): Promise<void> {
    await this.#change(id, {
      carryOut: (draft) => {
        runClocksOut(draft);
        return draft.records.length > 0;
      },
    });
  }

  /** Writes what the server itself decides (a rematch was opened). */
  async note(id: string, carryOut: (draft: Draft) => boolean): Promise<void> {
    await this.#change(id, { carryOut });
  }

  /** The table as it is now; refuses when there is none. */
  async table(id: string): Promise<Table> {
    return this.#within(id, (live) => this.#load(id, live));
  }

  /** The same, with what other nodes have written up to this moment. */
  async freshTable(id: string): Promise<Table> {
    return this.#within(id, async (live) => {
      const table = await this.#load(id, live);
      await this.#fetchNew(id, live, table);
      return table;
    });
  }

  /** Sends what the watcher misses after `have`, and from then on everything. Gives what stops it. */
  async watch(id: string, watcher: Watcher, have: number): Promise<() => void> {
    const { store, circumstances } = this.#options;
    return this.#within(id, async (live) => {
      const table = await this.#load(id, live);
      await this.#fetchNew(id, live, table);
      demandSight(table, watcher.person, watcher.invite);
      const missing = have < table.seq ? await store.tables.records(id, have) : [];
      // Another node may have written since: those records come with its news.
      const known = missing.filter(({ seq }) => seq <= table.seq).map(read);
      watcher.send(messageFor(table, watcher.person, known, circumstances().now));
      live.watchers.add(watcher);
      live.told = table.seq;
      this.#presence.set(id, live.watchers.people);
      watcher.send(presenceMessage(table, this.#presence.of(id)));
      return () => {
        live.watchers.remove(watcher);
        this.#presence.set(id, live.watchers.people);
      };
    });
  }

  /** Lets the other nodes know that this one is alive, and who is here. */
  beat(): void {
    this.#presence.beat();
  }

  /** Another node says the table has come to record `seq`. */
  async catchUp(id: string, seq: number): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || (live.table === undefined && live.watchers.size === 0)) return;
    await live.mutex.run(async () => {
      const table = live.table ?? (await this.#find(id, live));
      if (table !== undefined && table.seq < seq) await this.#fetchNew(id, live, table);
    });
  }

  /** The table is not what its records said before, or gone: forgets it, and tells those who watch. */
  async refresh(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    await live.mutex.run(async () => {
      live.table = undefined;
      const table = await this.#find(id, live);
      if (table === undefined) {
        live.watchers.shutAll(id);
        this.#live.delete(id);
      } else {
        live.watchers.tell(table, [], this.#options.circumstances().now);
      }
    });
  }

  /** The backstop: looks whether any table here has moved on without this node being told. */
  async look(): Promise<void> {
    const watched = [...this.#live].filter(([, { watchers, table }]) => watchers.size > 0 || table !== undefined);
    const ids = watched.map(([id]) => id);
    for (let from = 0; from < ids.length; from += 500) {
      const part = ids.slice(from, from + 500);
      const seqs = await this.#options.store.tables.seqs(part);
      for (const id of part) {
        const seq = seqs.get(id);
        if (seq === undefined) await this.refresh(id);
        else if (seq > (this.#live.get(id)?.told ?? seq)) await this.catchUp(id, seq);
      }
    }
  }

  /** Lets go of tables nobody has used for a while. */
  sweep(): void {
    const { circumstances, idleAfter } = this.#options;
    const before = circumstances().now - idleAfter;
    for (const [id, live] of this.#live) {
      if (live.usedAt > before || !live.mutex.idle) continue;
      live.table = undefined;
      if (live.watchers.size === 0) this.#live.delete(id);
    }
  }

  /** Waits for everything that has been accepted to be finished. */
  async settle(): Promise<void> {
    await Promise.all([...this.#live.values()].map(({ mutex }) => mutex.run(async () => {})));
  }

  #hear(news: News): void {
    const { failed } = this.#options;
    if (news.kind === 'table') this.catchUp(news.table, news.seq).catch(failed);
    else if (news.kind === 'stale') this.refresh(news.table).catch(failed);
    else if (news.kind === 'here') this.#presence.hear(news);
    else this.#listener(news);
  }

  async #change(
    id: string,
    change: {
      carryOut(draft: Draft): boolean;
      readonly sender?: { readonly person: string; readonly command: string };
    },
  ): Promise<number> {
    const { store, circumstances, paces } = this.#options;
    const { sender } = change;
    const doneBefore = async (): Promise<number | undefined> =>
      sender === undefined ? undefined : store.tables.done(id, sender.person, sender.command);
    return this.#within(id, async (live) => {
      for (let races = 0; races < MAX_RACES; races++) {
        const before = await this.#load(id, live);
        const draft = new Draft(before, circumstances());
        try {
          if (!change.carryOut(draft)) {
            // Nothing to do, unless this node is behind.
            if (await this.#fetchNew(id, live, before)) continue;
            return before.seq;
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          // Refused perhaps only because it was done before, or because this node is behind.
          const done = await doneBefore();
          if (done !== undefined) return done;
          if (!(await this.#fetchNew(id, live, before))) throw error;
          continue;
        }
        const append = appendOf(before, draft, paces, sender);
        if ((await this.#write(live, append)) === 'done') {
          this.#keep(live, before, draft, append, sender?.person);
          return append.records[0]?.seq ?? before.seq;
        }
        const done = await doneBefore();
        await this.#fetchNew(id, live, before);
        if (done !== undefined) return done;
        if (!(await loadPlans(store, before))) {
          live.table = undefined;
          live.watchers.shutAll(id);
          throw new Refusal('server.table.none');
        }
      }
      throw new Error(`table ${id}: ${MAX_RACES} races lost in a row`);
    });
  }

  async #write(live: Live, append: Append): Promise<'done' | 'raced'> {
    try {
      return await this.#options.store.tables.append(append);
    } catch (error) {
      // Written or not, nobody knows: what is in memory is not to be trusted.
      live.table = undefined;
      throw error;
    }
  }

  #keep(live: Live, before: Table, draft: Draft, append: Append, person: string | undefined): void {
    const { fanout, committed, circumstances } = this.#options;
    const after = draft.table;
    live.table = after;
    if (draft.records.length === 0) {
      if (person !== undefined) live.watchers.tellOnly(person, after, circumstances().now);
      return;
    }
    this.#tell(live, after, draft.records);
    fanout.publish({ kind: 'table', table: after.id, seq: after.seq });
    committed(append, before, after);
  }

  /** Takes up what other nodes have written; says whether there was anything. */
  async #fetchNew(id: string, live: Live, table: Table): Promise<boolean> {
    const records = (await this.#options.store.tables.records(id, table.seq)).map(read);
    if (records.length === 0) return false;
    try {
      for (const record of records) evolve(table, record.body, record);
    } catch (error) {
      live.table = undefined;
      throw error;
    }
    this.#tell(live, table, records);
    return true;
  }

  #tell(live: Live, table: Table, records: readonly OpenRecord[]): void {
    live.told = table.seq;
    live.watchers.tell(table, records, this.#options.circumstances().now);
    if (records.some(({ body }) => body.kind !== 'entry')) this.#tellPresence(live, table);
  }

  /** When somebody has come or gone, or sits elsewhere now. */
  #tellPresence(live: Live, table: Table): void {
    const text = presenceMessage(table, this.#presence.of(table.id));
    if (text === live.presence) return;
    live.presence = text;
    live.watchers.sendAll(text);
  }

  #presenceChanged(id: string): void {
    const live = this.#live.get(id);
    if (live === undefined || live.watchers.size === 0) return;
    const tell = async (): Promise<void> => {
      const table = live.table ?? (await this.#find(id, live));
      if (table !== undefined) this.#tellPresence(live, table);
    };
    live.mutex.run(tell).catch(this.#options.failed);
  }

  async #load(id: string, live: Live): Promise<Table> {
    live.usedAt = this.#options.circumstances().now;
    const table = live.table ?? (await this.#find(id, live));
    if (table === undefined) throw new Refusal('server.table.none');
    return table;
  }

  /** Brings the table into memory. Whoever watched while it was not there hears what was written meanwhile. */
  async #find(id: string, live: Live): Promise<Table | undefined> {
    const { store, games } = this.#options;
    const table = await loadTable(store, games, id);
    if (table === undefined) return undefined;
    live.table = table;
    if (live.watchers.size > 0 && live.told < table.seq) {
      const missed = await store.tables.records(id, live.told);
      this.#tell(live, table, missed.filter(({ seq }) => seq <= table.seq).map(read));
    }
    return table;
  }

  #within<T>(id: string, job: (live: Live) => Promise<T>): Promise<T> {
    const live = this.#live.get(id) ?? {
      mutex: new Mutex(),
      watchers: new Watchers(),
      table: undefined,
      told: 0,
      presence: '',
      usedAt: 0,
    };
    this.#live.set(id, live);
    return live.mutex
      .run(() => job(live))
      .finally(() => {
        const unused = live.table === undefined && live.watchers.size === 0 && live.mutex.idle;
        if (unused && this.#live.get(id) === live) this.#live.delete(id);
      });
  }
}
