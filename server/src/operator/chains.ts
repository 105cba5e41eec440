import { checkChain, Damaged, type Store } from '../store/index.ts';
import { text } from '../store/sql.ts';

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
    const rows = await store.sql.read(`SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT ${TABLES}`, [after]);
    for (const row of rows) {
      const table = text(row, 'id');
      const seq = await firstDamaged(store, table);
      if (seq !== undefined) damaged.push({ table, seq });
    }
    tables += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < TABLES) return { tables, damaged };
    after = text(last, 'id');
  }
}

async function firstDamaged(store: Store, table: string): Promise<number | undefined> {
  const row = await store.tables.row(table);
  if (row === undefined) return undefined;
  const { linkedAfter = 0, seam } = row;
  let [seq, link] = [0, ''];
  try {
    while (seq < row.seq) {
      const page = await store.tables.records(table, seq, RECORDS);
      if (page.length === 0) throw new Damaged(table, seq + 1);
      link = checkChain({ table, seq, link, linkedAfter, seam }, page);
      seq += page.length;
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return (await store.tables.isRewritten(row)) ? firstDamaged(store, table) : error.seq;
  }
}
