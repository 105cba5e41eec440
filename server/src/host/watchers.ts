import type { ServerMessage, TableMessage } from '@moonstaff/client';
import { phrase, type Viewer } from '@moonstaff/kernel';
import type { Body } from '../table/body.ts';
import { projectRecord, projectTable } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { mayWatch } from './access.ts';

/** A record, read. */
export interface OpenRecord {
  readonly seq: number;
  readonly at: number;
  readonly body: Body;
}

/** Somebody's open window on a table. */
export interface Watcher {
  readonly person: string;
  readonly name: string;
  readonly invite: string | undefined;
  send(text: string): void;
}

/** The windows on one table. All are always told the same far. */
export class Watchers {
  readonly #all = new Set<Watcher>();

  get size(): number {
    return this.#all.size;
  }

  /** Who looks, and what they are called. */
  get people(): ReadonlyMap<string, string> {
    return new Map([...this.#all].map(({ person, name }) => [person, name]));
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.#all.delete(watcher);
  }

  /**
   * Tells everybody the new records and what they lead to. One text serves all windows of a person, and one all
   * who have nothing to do with the table but look on.
   */
  tell(table: Table, records: readonly OpenRecord[], now: number): void {
    const texts = new Map<string, string>();
    const people = new Set(table.people);
    for (const watcher of this.#all) {
      if (!mayWatch(table, watcher.person, watcher.invite)) {
        this.#shut(watcher, table.id, 'server.table.noSpectators');
        continue;
      }
      const audience = people.has(watcher.person) ? watcher.person : 'spectators';
      const text = texts.get(audience) ?? messageFor(table, watcher.person, records, now);
      texts.set(audience, text);
      watcher.send(text);
    }
  }

  /** What changed concerns nobody else (a plan): nobody else hears so much as that something did. */
  tellOnly(person: string, table: Table, now: number): void {
    for (const watcher of this.#all) {
      if (watcher.person === person) watcher.send(messageFor(table, person, [], now));
    }
  }

  /** What is the same for everybody. */
  sendAll(text: string): void {
    for (const watcher of this.#all) watcher.send(text);
  }

  /** The table is no more. */
  shutAll(table: string): void {
    for (const watcher of this.#all) this.#shut(watcher, table, 'server.table.none');
  }

  #shut(watcher: Watcher, table: string, key: 'server.table.none' | 'server.table.noSpectators'): void {
    this.#all.delete(watcher);
    const message: ServerMessage = { type: 'shut', table, phrase: phrase(key) };
    watcher.send(JSON.stringify(message));
  }
}

export function messageFor(table: Table, person: string, records: readonly OpenRecord[], now: number): string {
  const state = projectTable(table, person);
  const viewer: Viewer = state.you ?? 'spectator';
  const shown = records.map((record) => projectRecord(record, record.body, viewer));
  const message: TableMessage = { type: 'table', now, records: shown, ...state };
  return JSON.stringify(message);
}
