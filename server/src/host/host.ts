import type { Command } from '@moonstaff/client';
import type { ActionShape, AnyGame, Seat } from '@moonstaff/kernel';
import type { Fanout, News } from '../fanout/index.ts';
import { Damaged, type StoredRecord } from '../store/index.ts';
import { botMove, type Draft, decide, runClocksOut, type Who } from '../table/decide/index.ts';
import type { Table } from '../table/table.ts';
import { demandEntry, demandSight } from './access.ts';
import { type Change, type ChangeOptions, changeTable } from './change.ts';
import { LiveTable } from './live.ts';
import { read } from './load.ts';
import { Presence, presenceMessage } from './presence.ts';
import { messageFor, type Watcher } from './watchers.ts';

export interface HostOptions extends ChangeOptions {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly fanout: Fanout;
  /** Something went wrong that nobody waits for. */
  readonly failed: (error: unknown) => void;
  /** The history of a table is damaged. Told once for each table. */
  readonly damaged: (damage: Damaged) => void;
  /** Milliseconds that pass evenly, whatever is done to the clock. */
  readonly steady: () => number;
  /** A table nobody used for so long leaves memory. */
  readonly idleAfter: number;
}

/** So many tables are looked after with one question to the store. */
const LOOK_AT_ONCE = 500;

/** The tables of this node, and what is heard of them from other nodes. */
export class Host {
  readonly #options: HostOptions;
  readonly #live = new Map<string, LiveTable>();
  readonly #damaged = new Set<string>();
  readonly #presence: Presence;
  #listener: (news: News) => void = () => {};

  constructor(options: HostOptions) {
    this.#options = options;
    this.#presence = new Presence({
      fanout: options.fanout,
      now: options.steady,
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
      loaded: [...this.#live.values()].filter(({ isLoaded }) => isLoaded).length,
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
    return this.#within(id, (live) => live.load());
  }

  /** The same, with what other nodes have written up to this moment. */
  async freshTable(id: string): Promise<Table> {
    return this.#within(id, async (live) => {
      const table = await live.load();
      await live.fetchNew(table);
      return table;
    });
  }

  /** Sends what the watcher misses after `have`, and from then on everything. Gives what stops it. */
  async watch(id: string, watcher: Watcher, have: number): Promise<() => void> {
    const { store, circumstances } = this.#options;
    return this.#within(id, async (live) => {
      const table = await live.load();
      await live.fetchNew(table);
      demandSight(table, watcher.person, watcher.invite);
      const missing = have < table.seq ? await store.tables.records(id, have) : [];
      // Another node may have written since: those records come with its news.
      const known = missing.filter(({ seq }) => seq <= table.seq).map(read);
      watcher.send(messageFor(table, watcher.person, known, circumstances().now));
      live.welcome(watcher, table);
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

  /** Another node says the table has come to record `seq`, and may have sent the records along. */
  async catchUp(id: string, seq: number, records: readonly StoredRecord[] = []): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || (!live.isLoaded && live.watchers.size === 0)) return;
    await live.run(async () => {
      const table = await live.find();
      if (table !== undefined && table.seq < seq) await live.catchUp(table, records);
    });
  }

  /** The table is not what its records said before, or gone: forgets it, and tells those who watch. */
  async refresh(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    await live.run(async () => {
      live.forget();
      const table = await live.find();
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
    const kept = [...this.#live.values()].filter(({ watchers, isLoaded }) => watchers.size > 0 || isLoaded);
    const ids = kept.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += LOOK_AT_ONCE) {
      const part = ids.slice(from, from + LOOK_AT_ONCE);
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
    const { steady, idleAfter } = this.#options;
    const before = steady() - idleAfter;
    for (const [id, live] of this.#live) {
      if (live.usedAt > before || !live.isIdle) continue;
      live.forget();
      if (live.watchers.size === 0) this.#live.delete(id);
    }
  }

  /** Waits for everything that has been accepted to be finished. */
  async settle(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.run(async () => {})));
  }

  #hear(news: News): void {
    const { failed } = this.#options;
    if (news.kind === 'table') this.catchUp(news.table, news.seq, news.records).catch(failed);
    else if (news.kind === 'stale') this.refresh(news.table).catch(failed);
    else if (news.kind === 'here') this.#presence.hear(news);
    else this.#listener(news);
  }

  #change(id: string, change: Change): Promise<number> {
    return this.#within(id, (live) => changeTable(live, change, this.#options));
  }

  #presenceChanged(id: string): void {
    const live = this.#live.get(id);
    if (live === undefined || live.watchers.size === 0) return;
    live.run(() => live.presenceChanged()).catch(this.#options.failed);
  }

  #within<T>(id: string, job: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.#live.get(id) ?? this.#enliven(id);
    this.#live.set(id, live);
    return live
      .run(() => job(live))
      .catch((error: unknown) => {
        if (error instanceof Damaged) this.#tellDamage(error);
        throw error;
      })
      .finally(() => {
        if (live.isUnused && this.#live.get(id) === live) this.#live.delete(id);
      });
  }

  #tellDamage(damage: Damaged): void {
    if (this.#damaged.has(damage.table)) return;
    this.#damaged.add(damage.table);
    this.#options.damaged(damage);
  }

  #enliven(id: string): LiveTable {
    const { store, games, circumstances, steady } = this.#options;
    return new LiveTable(id, {
      store,
      games,
      steady,
      now: () => circumstances().now,
      peopleAt: (table) => this.#presence.of(table),
    });
  }
}
