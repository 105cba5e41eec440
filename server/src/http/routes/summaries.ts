import type { SeatInfo, TableSummary } from '@moonstaff/client';
import type { Store, TableRow } from '../../store/index.ts';

/** Rows of a list as this person sees them. Summaries are stored with the table; people may have new names since. */
export async function summariesOf(
  { people }: Store,
  rows: readonly TableRow[],
  person: string,
): Promise<TableSummary[]> {
  const summaries = rows.map((row) => summaryOf(row, person));
  const seats = summaries.flatMap((summary) => summary.seats);
  const names = await people.names([...new Set(seats.flatMap((seat) => sitterIn(seat)?.person ?? []))]);
  return summaries.map((summary) => ({ ...summary, seats: summary.seats.map((seat) => renamed(seat, names)) }));
}

const summaryOf = (row: TableRow, person: string): TableSummary => ({
  ...(JSON.parse(row.summary) as Omit<TableSummary, 'yourTurn'>),
  yourTurn: row.turn.includes(person),
});

const sitterIn = (seat: SeatInfo): { readonly person: string } | undefined =>
  seat.kind === 'person' ? seat : seat.kind === 'bot' ? seat.instead : undefined;

function renamed(seat: SeatInfo, names: ReadonlyMap<string, string>): SeatInfo {
  if (seat.kind === 'person') return { ...seat, name: names.get(seat.person) ?? seat.name };
  if (seat.kind !== 'bot' || seat.instead === undefined) return seat;
  const { instead } = seat;
  return { ...seat, instead: { ...instead, name: names.get(instead.person) ?? instead.name } };
}
