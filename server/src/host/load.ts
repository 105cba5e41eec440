import type { ActionShape, AnyGame } from '@moonstaff/kernel';
import { Damaged, follow, type Store, type StoredRecord, type TableRow } from '../store/index.ts';
import type { Body } from '../table/body.ts';
import { evolve, openTable } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import type { OpenRecord } from './watchers.ts';

export const bodyOf = (record: StoredRecord): Body => JSON.parse(record.body) as Body;

export const read = ({ seq, at, body }: StoredRecord): OpenRecord => ({ seq, at, body: JSON.parse(body) as Body });

/** A table as its records tell it; nothing when there is none. Refuses one whose records are damaged. */
export async function loadTable(
  store: Store,
  games: ReadonlyMap<string, AnyGame>,
  id: string,
): Promise<Table | undefined> {
  const row = await store.tables.row(id);
  if (row === undefined) return undefined;
  const records = await store.tables.records(id);
  const { linkedAfter = 0 } = row;
  const link = follow({ table: id, seq: 0, link: '', linkedAfter }, records);
  const [first, ...rest] = records;
  if (first === undefined || records.length < row.seq) throw new Damaged(id, records.length + 1);
  const table = replayFirst(games, id, first);
  for (const record of rest) evolve(table, bodyOf(record), record);
  table.link = link;
  table.linkedAfter = linkedAfter;
  await loadPlans(store, table);
  return table;
}

function replayFirst(games: ReadonlyMap<string, AnyGame>, id: string, first: StoredRecord): Table {
  const body = bodyOf(first);
  if (body.kind !== 'opened') throw new Error(`table ${id} does not begin with its opening`);
  const game = games.get(body.settings.game);
  if (game === undefined) throw new Error(`table ${id} is of the unknown game ${body.settings.game}`);
  return openTable(id, game, body, first);
}

/** Plans are kept beside the records: nobody else may notice them. Gives the row; nothing when the table is gone. */
export async function loadPlans(store: Store, table: Table): Promise<TableRow | undefined> {
  const [row, plans] = await Promise.all([store.tables.row(table.id), store.tables.plans(table.id)]);
  table.planStamp = row?.planStamp ?? 0;
  table.plans = new Map([...plans].map(([seat, action]) => [seat, JSON.parse(action) as ActionShape]));
  return row;
}
