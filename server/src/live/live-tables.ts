import type { Command } from '@moonstaff/client';
import { type ActionShape, type AnyGame, Refusal, type Seat } from '@moonstaff/kernel';
import type { Fanout, News } from '../fanout/index.ts';
import { Slices } from '../slices.ts';
import { Damaged, type StoredRecord } from '../store/index.ts';
import { type Actor, botMove, type Draft, decide, runClocksOut } from '../table/decide/index.ts';
import { projectTable } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { demandEntry, demandMayWatch, mayAsk } from './access.ts';
import { type ChangeOptions, changeTable, type TableChange } from './change.ts';
import { LiveTable } from './live-table.ts';
import { messageWith } from './messages.ts';
import { Paced } from './paced.ts';
import { type People, Presence } from './presence.ts';
import type { Watcher } from './watchers.ts';

export interface LiveTablesOptions extends ChangeOptions {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly fanout: Fanout;
  /** Called once for each table whose history is damaged. */
  readonly damaged: (damage: Damaged) => void;
  /** A clock in milliseconds that nobody can set. */
  readonly monotonic: () => number;
  /** Whether the first has blocked the second. */
  readonly hasBlocked: (person: string, other: string) => Promise<boolean>;
  /** Unload a table after this many milliseconds without use. */
  readonly idleAfter: number;
  /** How many tables may be in memory. Beyond that, those unused for longest are unloaded. */
  readonly maxLoaded: number;
}

/** How many tables to check with one query. */
const POLL_AT_ONCE = 100;

/** Check for surplus tables after this share of the maximum has been loaded. */
const CHECK_SHARE = 50;

/** In milliseconds. */
const PRESENCE_EVERY = 1000;

const NOBODY: People = new Map();

/** The tables that this node has in memory or that somebody watches here, kept up to date with other nodes. */
export class LiveTables {
  readonly #options: LiveTablesOptions;
  readonly #live = new Map<string, LiveTable>();
  readonly #damaged = new Set<string>();
  readonly #presence: Presence;
  /** However many come and go, presence is counted and sent once per interval. */
  readonly #count = new Paced(PRESENCE_EVERY, (id) => this.#presence.set(id, this.#live.get(id)?.people ?? NOBODY));
  readonly #announce = new Paced(PRESENCE_EVERY, (id) => this.#sendPresence(id));
  #loads = 0;
  #onNews: (news: News) => void = () => {};

  constructor(options: LiveTablesOptions) {
    this.#options = options;
    this.#presence = new Presence({
      fanout: options.fanout,
      now: options.monotonic,
      changed: (id) => this.#announce.request(id),
    });
    options.fanout.listen((news) => this.#receive(news));
  }

  /** Calls the listener with news of other nodes that isn't about tables. */
  onNews(listener: (news: News) => void): void {
    this.#onNews = listener;
  }

  /** How many tables are in memory, and how many are in memory or watched. */
  get sizes(): { readonly loaded: number; readonly live: number } {
    return {
      loaded: [...this.#live.values()].filter(({ isLoaded }) => isLoaded).length,
      live: this.#live.size,
    };
  }

  /** Carries out a person's command once, however often it's sent. Returns the number of its record. */
  async command(id: string, who: Actor, key: string, command: Command, invite?: string): Promise<number> {
    if (command.type === 'sit') await this.#demandWelcome(await this.table(id), who.person, invite);
    return this.#change(id, {
      carryOut: (draft) => {
        if (command.type !== 'request' || !mayAsk(draft.table, who.person))
          demandEntry(draft.table, who.person, invite);
        decide(draft, who, command);
        return true;
      },
      sender: { person: who.person, command: key },
    });
  }

  /** Nobody sits down at the table of somebody who has blocked them. */
  async #demandWelcome(table: Table, person: string, invite: string | undefined): Promise<void> {
    demandEntry(table, person, invite);
    if (await this.#options.hasBlocked(table.host, person)) throw new Refusal('server.table.sentAway');
  }

  /** Makes a bot's move. Returns false if the game has moved on since the bot started thinking. */
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

  /** Writes something that the server decides, such as a rematch. */
  async note(id: string, carryOut: (draft: Draft) => boolean): Promise<void> {
    await this.#change(id, { carryOut });
  }

  /** The table as this node knows it. Refuses if there is none. */
  async table(id: string): Promise<Table> {
    return this.#within(id, (live) => live.load());
  }

  /** The table including everything other nodes have written so far. */
  async freshTable(id: string): Promise<Table> {
    return this.#within(id, async (live) => {
      const table = await live.load();
      await live.fetchNew(table);
      return table;
    });
  }

  /** Sends the watcher every record after `have`, and from then on everything new. Returns a function that stops it. */
  async watch(id: string, watcher: Watcher, have: number): Promise<() => void> {
    return this.#within(id, async (live) => {
      const table = await live.load();
      await live.fetchNew(table);
      demandMayWatch(table, watcher.person, watcher.invite);
      const state = projectTable(table, watcher.isPublic ? undefined : watcher.person);
      const { json, worked } = await live.histories.of(table, state.you ?? 'spectator', have);
      watcher.sendHistory(messageWith(json, state, this.#options.context().now), worked);
      live.addWatcher(watcher, table);
      watcher.send(live.presence(table));
      this.#count.request(id);
      return () => {
        live.watchers.remove(watcher);
        this.#count.request(id);
      };
    });
  }

  /** Who has this table open, on any node. */
  peopleAt(id: string): People {
    return this.#presence.of(id);
  }

  /** Calls a person by another name at every table in memory, and tells everyone who watches one. */
  async rename(person: string, name: string): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.run(() => live.rename(person, name))));
    for (const [id, { watchers }] of this.#live) if (watchers.size > 0) this.#count.request(id);
  }

  /** Tells the other nodes that this one is alive, and who is here. */
  heartbeat(): void {
    this.#presence.heartbeat();
  }

  /** Another node has written up to record `seq`, and may have sent the records along. */
  async catchUp(id: string, seq: number, records: readonly StoredRecord[] = []): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || (!live.isLoaded && live.watchers.size === 0)) return;
    await live.run(async () => {
      const table = await live.find();
      if (table !== undefined && table.seq < seq) await live.catchUp(table, records);
    });
  }

  /** Reloads a table whose history was rewritten, or shuts it if it's gone, and tells its watchers. */
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
        live.watchers.sendUpdate(table, [], this.#options.context().now);
      }
    });
  }

  /** The safety net: finds tables that moved on without this node hearing of it. */
  async poll(): Promise<void> {
    const kept = [...this.#live.values()].filter(({ watchers, isLoaded }) => watchers.size > 0 || isLoaded);
    const ids = kept.map(({ id }) => id);
    const slices = new Slices();
    for (let from = 0; from < ids.length; from += POLL_AT_ONCE) {
      const part = ids.slice(from, from + POLL_AT_ONCE);
      const seqs = await this.#options.store.tables.seqs(part);
      await slices.pause();
      for (const id of part) {
        const seq = seqs.get(id);
        if (seq === undefined) await this.refresh(id);
        else if (seq > (this.#live.get(id)?.sentUpTo ?? seq)) await this.catchUp(id, seq).catch(this.#noteDamage);
      }
    }
  }

  /** Unloads tables nobody has used for a while. */
  sweep(): void {
    const { monotonic, idleAfter } = this.#options;
    const before = monotonic() - idleAfter;
    for (const [id, live] of this.#live) {
      if (live.usedAt > before || !live.isIdle) continue;
      live.forget();
      if (live.watchers.size === 0) this.#live.delete(id);
    }
  }

  /** Unloads the tables unused for longest, if there are too many. */
  #makeRoom(): void {
    const { maxLoaded } = this.#options;
    const idle = [...this.#live.values()].filter(({ isLoaded, isIdle }) => isLoaded && isIdle);
    const surplus = this.sizes.loaded - maxLoaded;
    for (const live of idle.sort((a, b) => a.usedAt - b.usedAt).slice(0, Math.max(0, surplus))) {
      live.forget();
      if (live.watchers.size === 0) this.#live.delete(live.id);
    }
  }

  /** Waits until everything accepted so far is finished. */
  async settle(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.run(async () => {})));
  }

  #receive(news: News): void {
    const { failed } = this.#options;
    if (news.kind === 'table') this.catchUp(news.table, news.seq, news.records).catch(this.#noteDamage).catch(failed);
    else if (news.kind === 'stale') this.refresh(news.table).catch(this.#noteDamage).catch(failed);
    else if (news.kind === 'here') this.#presence.receive(news);
    else this.#onNews(news);
  }

  #change(id: string, change: TableChange): Promise<number> {
    return this.#within(id, (live) => changeTable(live, change, this.#options));
  }

  #sendPresence(id: string): void {
    const live = this.#live.get(id);
    live
      ?.run(() => live.sendPresence())
      .catch(this.#noteDamage)
      .catch(this.#options.failed);
  }

  async #within<T>(id: string, job: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.#live.get(id) ?? this.#newLiveTable(id);
    this.#live.set(id, live);
    try {
      return await live.run(() => job(live));
    } catch (error) {
      if (error instanceof Damaged) this.#reportDamage(error);
      throw error;
    } finally {
      if (live.isUnused && this.#live.get(id) === live) this.#live.delete(id);
    }
  }

  #reportDamage(damage: Damaged): void {
    if (this.#damaged.has(damage.table)) return;
    this.#damaged.add(damage.table);
    this.#options.damaged(damage);
  }

  /** A damaged table doesn't keep us from looking after the others. */
  readonly #noteDamage = (error: unknown): void => {
    if (!(error instanceof Damaged)) throw error;
    this.#reportDamage(error);
  };

  #newLiveTable(id: string): LiveTable {
    // Looking through all of them takes a moment, so not every time.
    if (++this.#loads * CHECK_SHARE >= this.#options.maxLoaded) {
      this.#loads = 0;
      this.#makeRoom();
    }
    const { store, games, context, monotonic } = this.#options;
    return new LiveTable(id, {
      store,
      games,
      monotonic,
      now: () => context().now,
      peopleAt: (table) => this.#presence.of(table),
      morePeopleAt: (table) => this.#presence.moreAt(table),
      seatsChanged: (table) => this.#announce.request(table),
    });
  }
}
