import { Refusal } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import { bodyOf, type Host, rowOf } from '../host/index.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { linked, type Store, type StoredRecord } from '../store/index.ts';

export interface DeparturesOptions {
  readonly store: Store;
  readonly host: Host;
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly log: Log;
  readonly now: () => number;
}

/** How many tables are looked up at a time. */
const SLICE = 20;

/** A node that hasn't gone on after this long has died, and another does, in milliseconds. */
const LEASE = 60_000;

/** Removes the traces of those who have left, table by table. What a node leaves undone, another takes up. */
export class Departures {
  readonly #options: DeparturesOptions;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /** Does what there is to do, in the background. */
  look(): void {
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
        // Others come first.
        await new Promise((done) => setImmediate(done));
      }
      if (tables.length < SLICE) break;
    }
    await store.people.remove(person);
  }

  async #leaveTable(person: string, id: string): Promise<void> {
    const { store, host, fanout } = this.#options;
    const table = await host.table(id).catch(refused);
    if (table === undefined) return;
    if ((table.status === 'open' || table.status === 'playing') && table.people.includes(person)) {
      const command = table.status === 'playing' ? ({ type: 'resign' } as const) : ({ type: 'leave' } as const);
      await host.command(id, { person, name: '' }, newId(), command).catch(refused);
    }
    while (!(await this.#strikeOut(person, id)));
    await host.refresh(id);
    const struck = await host.table(id).catch(refused);
    if (struck !== undefined) await store.tables.setSummary(id, rowOf(struck).summary);
    fanout.publish({ kind: 'stale', table: id });
  }

  /** Says whether it's done: not when somebody wrote at the same time. */
  async #strikeOut(person: string, id: string): Promise<boolean> {
    const { store } = this.#options;
    const row = await store.tables.row(id);
    if (row === undefined) return true;
    const before = await store.tables.records(id);
    const words = before.map((record) => (record.sender === person ? withoutName(record) : record));
    // Records from before there were links stay without.
    const after = linked(id, '', words).map(({ link, ...rest }, index): StoredRecord => {
      const tied = before[index]?.link !== undefined && link !== undefined;
      return tied ? { ...rest, link } : rest;
    });
    const changed = after.filter(({ body, link }, i) => body !== before[i]?.body || link !== before[i]?.link);
    return changed.length === 0 || store.tables.rewrite(row, changed, after.at(-1)?.link);
  }
}

/** A table that is gone or damaged, or a command that makes no sense any more, holds nobody up. */
function refused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

function withoutName(record: StoredRecord): StoredRecord {
  const body = bodyOf(record);
  if (body.kind === 'chat') return { ...record, body: JSON.stringify({ ...body, name: '', text: '' }) };
  if (body.kind === 'sat' || body.kind === 'opened') return { ...record, body: JSON.stringify({ ...body, name: '' }) };
  return record;
}
