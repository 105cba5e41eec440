import type { Viewer } from '@moonstaff/kernel';
import { Slices } from '../slices.ts';
import type { Store } from '../store/index.ts';
import { projectRecord } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { read } from './load.ts';

/** How many records to read at a time. */
const PAGE = 250;

/** Histories of players are kept from this length on. Those of spectators always are: there may be thousands. */
const LONG = 500;

/** Encoded records from the first to `upTo`. */
interface Encoded {
  readonly json: string;
  readonly upTo: number;
}

/** Encodes what watchers have missed, in slices, and keeps what many of them ask for. */
export class Histories {
  readonly #store: Store;
  readonly #kept = new Map<Viewer, Encoded>();

  constructor(store: Store) {
    this.#store = store;
  }

  clear(): void {
    this.#kept.clear();
  }

  /**
   * The records after `have` as this viewer may see them: JSON, without the brackets around the list. Also returns the
   * milliseconds of work it took.
   */
  async of(table: Table, viewer: Viewer, have: number): Promise<{ readonly json: string; readonly worked: number }> {
    const slices = new Slices();
    const kept = have === 0 ? this.#kept.get(viewer) : undefined;
    const parts = kept === undefined ? [] : [kept.json];
    for (let after = kept?.upTo ?? have; after < table.seq; ) {
      const page = await slices.waitFor(this.#store.tables.records(table.id, after, PAGE));
      // Another node may have written more in the meantime. Those records arrive with its news.
      const known = page.filter(({ seq }) => seq <= table.seq);
      for (const record of known.map(read)) {
        parts.push(JSON.stringify(projectRecord(table, record, record.body, viewer)));
        await slices.pause();
      }
      const last = known.at(-1);
      if (last === undefined) break;
      after = last.seq;
    }
    const json = parts.filter((part) => part !== '').join(',');
    if (have === 0 && (viewer === 'spectator' || table.seq >= LONG)) this.#kept.set(viewer, { json, upTo: table.seq });
    return { json, worked: slices.worked };
  }
}
