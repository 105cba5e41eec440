import type { Viewer } from '@moonstaff/kernel';
import { Slices } from '../slices.ts';
import { PAGE, type Store } from '../store/index.ts';
import { projectRecord } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { read } from './load.ts';

/** Histories of players are kept from this length on. Those of spectators always are: there may be thousands. */
const LONG = 500;

/** Encoded records from the first to `upTo`. */
interface Encoded {
  /** Bytes, so that a long history isn't encoded again for everyone who comes. */
  readonly json: Buffer;
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
  async of(table: Table, viewer: Viewer, have: number): Promise<{ readonly json: Buffer; readonly worked: number }> {
    const slices = new Slices();
    // Even one that's already encoded takes a moment to send, and many people may ask for it at once.
    if (table.seq - have >= LONG) await slices.pause();
    const kept = have === 0 ? this.#kept.get(viewer) : undefined;
    const pages = kept === undefined ? [] : [kept.json];
    for (let after = kept?.upTo ?? have; after < table.seq; ) {
      const page = await slices.waitFor(this.#store.tables.records(table.id, after, PAGE));
      // Another node may have written more in the meantime. Those records arrive with its news.
      const known = page.filter(({ seq }) => seq <= table.seq);
      const parts: string[] = [];
      for (const record of known.map(read)) {
        parts.push(JSON.stringify(projectRecord(table, record, record.body, viewer)));
        await slices.pause();
      }
      pages.push(Buffer.from(parts.join(',')));
      const last = known.at(-1);
      if (last === undefined) break;
      after = last.seq;
    }
    const json = joined(pages.filter(({ length }) => length > 0));
    if (have === 0 && (viewer === 'spectator' || table.seq >= LONG)) this.#kept.set(viewer, { json, upTo: table.seq });
    return { json, worked: slices.worked };
  }
}

const COMMA = Buffer.from(',');

function joined(pages: readonly Buffer[]): Buffer {
  const [only, ...more] = pages;
  if (only !== undefined && more.length === 0) return only;
  return Buffer.concat(pages.flatMap((page, i) => (i === 0 ? [page] : [COMMA, page])));
}
