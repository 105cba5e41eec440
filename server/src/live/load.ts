import type { ActionShape, AnyGame } from '@moonstaff/kernel';
import { Slices } from '../slices.ts';
import { checkChain, Damaged, type Store, type StoredRecord, type TableRow } from '../store/index.ts';
import type { RecordBody } from '../table/body.ts';
import { evolve, openTable } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import type { ParsedRecord } from './messages.ts';

export const bodyOf = (record: StoredRecord): RecordBody => JSON.parse(record.body) as RecordBody;

export const read = ({ seq, at, body }: StoredRecord): ParsedRecord => ({
  seq,
  at,
  body: JSON.parse(body) as RecordBody,
});

/** Rebuilds a table from its records, or returns nothing if there is none. Refuses damaged records. */
export async function loadTable(
  store: Store,
  games: ReadonlyMap<string, AnyGame>,
  id: string,
): Promise<Table | undefined> {
  const row = await store.tables.row(id);
  if (row === undefined) return undefined;
  const table = await replayRecords(store, games, row).catch(async (error: unknown) => {
    // Somebody's name was erased while we read.
    if (error instanceof Damaged && (await store.tables.isRewritten(row))) return undefined;
    throw error;
  });
  if (table === undefined) return loadTable(store, games, id);
  const [names] = await Promise.all([store.people.names([...table.names.keys()]), loadPlans(store, table)]);
  for (const [person, name] of names) table.rename(person, name);
  return table;
}

/** In slices: a long game takes a while. */
async function replayRecords(store: Store, games: ReadonlyMap<string, AnyGame>, row: TableRow): Promise<Table> {
  const { id, linkedAfter = 0, seam } = row;
  const slices = new Slices();
  let table: Table | undefined;
  let [seq, link] = [0, ''];
  for await (const page of store.tables.pages(id)) {
    link = checkChain({ table: id, seq, link, linkedAfter, seam }, page);
    for (const record of page) {
      if (table === undefined) table = replayFirst(games, id, record);
      else evolve(table, bodyOf(record), record);
      await slices.pause();
    }
    seq += page.length;
  }
  if (table === undefined || seq < row.seq) throw new Damaged(id, seq + 1);
  table.link = link;
  table.linkedAfter = linkedAfter;
  return table;
}

/** The table after its first record. */
export function replayFirst(games: ReadonlyMap<string, AnyGame>, id: string, first: StoredRecord): Table {
  const body = bodyOf(first);
  if (body.kind !== 'opened') throw new Error(`table ${id} does not start with an 'opened' record`);
  const game = games.get(body.settings.game);
  if (game === undefined) throw new Error(`table ${id} is for the unknown game ${body.settings.game}`);
  return openTable(id, game, body, first);
}

/** Plans aren't records, because nobody else may notice them. Returns the row, or nothing if the table is gone. */
export async function loadPlans(store: Store, table: Table): Promise<TableRow | undefined> {
  const [row, plans] = await Promise.all([store.tables.row(table.id), store.tables.plans(table.id)]);
  table.planStamp = row?.planStamp ?? 0;
  table.plans = new Map([...plans].map(([seat, action]) => [seat, JSON.parse(action) as ActionShape]));
  return row;
}
