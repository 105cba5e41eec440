import { checkChain, Damaged, type Store } from '../store/index.ts';
import { number, text } from '../store/sql.ts';

/** How many tables, and how many records of one, to read at a time. */
const TABLES = 500;
const RECORDS = 250;

export interface ChainReport {
  readonly tables: number;
  /** The first record of each damaged table that's missing or was changed. */
  readonly damaged: readonly { readonly table: string; readonly seq: number }[];
}

/** Checks the history of every table, record by record. The server may keep running. */
export async function checkChains(store: Store): Promise<ChainReport> {
  const damaged: { table: string; seq: number }[] = [];
  let [tables, after] = [0, ''];
  for (;;) {
    const rows = await store.sql.read(
      `SELECT id, seq, linked_after FROM tables WHERE id > $1 ORDER BY id LIMIT ${TABLES}`,
      [after],
    );
    for (const row of rows) {
      const table = text(row, 'id');
      const seq = await firstDamaged(store, table, number(row, 'seq'), number(row, 'linked_after'));
      if (seq !== undefined) damaged.push({ table, seq });
    }
    tables += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < TABLES) return { tables, damaged };
    after = text(last, 'id');
  }
}

async function firstDamaged(
  store: Store,
  table: string,
  last: number,
  linkedAfter: number,
): Promise<number | undefined> {
  let [seq, link] = [0, ''];
  try {
    while (seq < last) {
      const page = await store.tables.records(table, seq, RECORDS);
      if (page.length === 0) return seq + 1;
      link = checkChain({ table, seq, link, linkedAfter }, page);
      seq += page.length;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Damaged) return error.seq;
    throw error;
  }
}
