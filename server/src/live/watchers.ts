import type { ServerMessage, TableMessage } from '@moonstaff/client';
import { phrase, type Viewer } from '@moonstaff/kernel';
import type { RecordBody } from '../table/body.ts';
import { projectRecord, projectTable } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { mayWatch } from './access.ts';

/** A stored record with its body parsed. */
export interface ParsedRecord {
  readonly seq: number;
  readonly at: number;
  readonly body: RecordBody;
}

/** One socket that watches a table. */
export interface Watcher {
  readonly person: string;
  /** What they're called now. */
  readonly name: () => string;
  readonly invite: string | undefined;
  send(text: string): void;
}

/** Everyone watching one table. Every watcher has been sent records up to the same point. */
export class Watchers {
  readonly #all = new Set<Watcher>();

  get size(): number {
    return this.#all.size;
  }

  /** Names by person id. */
  get people(): ReadonlyMap<string, string> {
    return new Map([...this.#all].map(({ person, name }) => [person, name()]));
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.#all.delete(watcher);
  }

  /**
   * Sends everyone the new records and the state they lead to. Encodes it once per person at the table, and once for all
   * spectators.
   */
  sendUpdate(table: Table, records: readonly ParsedRecord[], now: number): void {
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

  /** For changes nobody else may notice, such as a plan: not even that there was one. */
  sendTo(person: string, table: Table, now: number): void {
    for (const watcher of this.#all) {
      if (watcher.person === person) watcher.send(messageFor(table, person, [], now));
    }
  }

  /** Sends everyone the same text. */
  sendAll(text: string): void {
    for (const watcher of this.#all) watcher.send(text);
  }

  /** The table is gone. */
  shutAll(table: string): void {
    for (const watcher of this.#all) this.#shut(watcher, table, 'server.table.none');
  }

  #shut(watcher: Watcher, table: string, key: 'server.table.none' | 'server.table.noSpectators'): void {
    this.#all.delete(watcher);
    const message: ServerMessage = { type: 'shut', table, phrase: phrase(key) };
    watcher.send(JSON.stringify(message));
  }
}

export function messageFor(table: Table, person: string, records: readonly ParsedRecord[], now: number): string {
  const state = projectTable(table, person);
  const viewer: Viewer = state.you ?? 'spectator';
  const shown = records.map((record) => projectRecord(table, record, record.body, viewer));
  const message: TableMessage = { type: 'table', now, records: shown, ...state };
  return JSON.stringify(message);
}
