import { Refusal } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import { newId } from '../ids.ts';
import { type LiveTables, rowOf } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/index.ts';
import { eraseName } from './erase.ts';

export interface DeparturesOptions {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** How many tables to look up at a time. */
const SLICE = 20;

/** If a node makes no progress for this long, another takes over, in milliseconds. */
const LEASE = 60_000;

/** Removes the traces of deleted people, table by table. If a node stops halfway, another continues. */
export class Departures {
  readonly #options: DeparturesOptions;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /** Works in the background until nothing is left to do. */
  start(): void {
    this.#working ??= this.#work()
      .catch((error: unknown) => this.#options.log.error('departure.failed', { error }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    const { store, now } = this.#options;
    while (!this.#stopped) {
      const leaver = await store.people.takeLeaver(now(), now() + LEASE);
      if (leaver === undefined) return;
      await this.#remove(leaver.person, leaver.afterTable);
    }
  }

  async #remove(person: string, from: string): Promise<void> {
    const { store, now } = this.#options;
    for (let after = from; ; ) {
      const tables = await store.tables.touchedBy(person, after, SLICE);
      for (const table of tables) {
        if (this.#stopped) return;
        await this.#leaveTable(person, table);
        after = table;
        await store.people.noteLeaver(person, after, now() + LEASE);
        // Let other work go first.
        await new Promise((done) => setImmediate(done));
      }
      if (tables.length < SLICE) break;
    }
    await store.people.remove(person);
  }

  async #leaveTable(person: string, id: string): Promise<void> {
    const { store, liveTables, fanout } = this.#options;
    const table = await liveTables.table(id).catch(ignoreRefusal);
    if (table === undefined) return;
    if ((table.status === 'open' || table.status === 'playing') && table.people.includes(person)) {
      const command = table.status === 'playing' ? ({ type: 'resign' } as const) : ({ type: 'leave' } as const);
      await liveTables.command(id, { person, name: '' }, newId(), command).catch(ignoreRefusal);
    }
    await eraseName(store, person, id);
    await liveTables.refresh(id);
    const cleaned = await liveTables.table(id).catch(ignoreRefusal);
    if (cleaned !== undefined) await store.tables.setSummary(id, rowOf(cleaned).summary);
    fanout.publish({ kind: 'stale', table: id });
  }
}

/** A table that's gone or damaged, or a command that no longer applies, is no reason to stop. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
