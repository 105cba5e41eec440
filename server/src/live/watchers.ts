import type { ServerMessage } from '@moonstaff/client';
import { phrase } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';
import { mayWatch } from './access.ts';
import { Messages, type ParsedRecord } from './messages.ts';
import { Outbox } from './outbox.ts';

/** One socket that watches a table. */
export interface Watcher {
  readonly person: string;
  /** Gets only what spectators may see, even if this person plays here. */
  readonly isPublic?: boolean;
  /** What they're called now. */
  readonly name: () => string;
  readonly invite: string | undefined;
  /** Bytes are for many, and encoded once for all of them. */
  send(text: string | Buffer): void;
  /** Like `send`, for what the watcher has missed, which may be long. `worked`: the milliseconds it took to encode. */
  sendHistory(text: Buffer, worked: number): void;
}

type ShutKey = 'server.table.none' | 'server.table.noSpectators' | 'server.table.sentAway';

/** Everyone watching one table. Every watcher has been sent records up to the same point. */
export class Watchers {
  readonly #all = new Set<Watcher>();
  readonly #messages = new Messages();
  readonly #outbox = new Outbox((watcher) => this.#all.has(watcher));

  get size(): number {
    return this.#all.size;
  }

  /** Names by person id; the people at the table come first. */
  people(table: Pick<Table, 'people'> | undefined): ReadonlyMap<string, string> {
    const names = new Map([...this.#all].map(({ person, name }) => [person, name()]));
    const first = (table?.people ?? []).flatMap((person) => {
      const name = names.get(person);
      return name === undefined ? [] : [[person, name] as const];
    });
    return new Map([...first, ...names]);
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.#all.delete(watcher);
  }

  /**
   * Sends everyone the new records and the state they lead to. Encodes it once per person at the table, and once for all
   * spectators, who get it after the players.
   */
  sendUpdate(table: Table, records: readonly ParsedRecord[], now: number): void {
    const texts = new Map<string, string>();
    const people = new Set(table.people);
    const spectators: Watcher[] = [];
    for (const watcher of this.#all) {
      if (!mayWatch(table, watcher.person, watcher.invite)) {
        this.#shut(
          watcher,
          table.id,
          table.sentAway.has(watcher.person) ? 'server.table.sentAway' : 'server.table.noSpectators',
        );
      } else if (people.has(watcher.person) && !watcher.isPublic) {
        const text = texts.get(watcher.person) ?? this.#messages.of(table, watcher.person, records, now);
        texts.set(watcher.person, text);
        watcher.send(text);
      } else {
        spectators.push(watcher);
      }
    }
    const [first] = spectators;
    const person = first?.isPublic ? undefined : first?.person;
    if (first !== undefined) this.#outbox.send(spectators, this.#messages.of(table, person, records, now));
  }

  /** For changes nobody else may notice, such as a plan: not even that there was one. */
  sendTo(person: string, table: Table, now: number): void {
    for (const watcher of this.#all) {
      if (watcher.person === person && !watcher.isPublic) watcher.send(this.#messages.of(table, person, [], now));
    }
  }

  /** Sends everyone the same text. */
  sendAll(text: string): void {
    this.#outbox.send([...this.#all], text);
  }

  /** The table is gone. */
  shutAll(table: string): void {
    for (const watcher of this.#all) this.#shut(watcher, table, 'server.table.none');
  }

  #shut(watcher: Watcher, table: string, key: ShutKey): void {
    this.#all.delete(watcher);
    const message: ServerMessage = { type: 'shut', table, phrase: phrase(key) };
    watcher.send(JSON.stringify(message));
  }
}
