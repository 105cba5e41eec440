import type { SeatInfo, TableSummary } from '@moonstaff/client';
import type { Store, TableRow } from '../store/index.ts';
import { tellApart } from './names.ts';
import type { StoredSummary } from './project.ts';

/** Rows of a list as this person sees them. Summaries are stored with the table; people may have new names since. */
export async function summariesOf(
  { people }: Store,
  rows: readonly TableRow[],
  person: string,
): Promise<TableSummary[]> {
  const summaries = rows.map((row) => summaryOf(row, person));
  const seats = summaries.flatMap((summary) => summary.seats);
  const names = await people.names([...new Set(seats.flatMap((seat) => sitterIn(seat)?.person ?? []))]);
  return summaries.map((summary) => ({ ...summary, seats: called(summary.seats, names) }));
}

/** The seats with the names people have now, told apart. */
function called(seats: readonly SeatInfo[], names: ReadonlyMap<string, string>): SeatInfo[] {
  const now = seats.flatMap((seat) => {
    const sitter = sitterIn(seat);
    return sitter === undefined ? [] : [[sitter.person, names.get(sitter.person) ?? sitter.name] as const];
  });
  const apart = tellApart(new Map(now));
  return seats.map((seat) => renamed(seat, apart));
}

function summaryOf(row: TableRow, person: string): TableSummary {
  const { lines = 0, club, ...summary } = JSON.parse(row.summary) as StoredSummary;
  const unread = row.readLines === undefined ? 0 : Math.max(0, lines - row.readLines);
  const isMine = summary.seats.some((seat) => sitterIn(seat)?.person === person);
  return {
    ...summary,
    ...(club !== undefined && isMine && { club }),
    yourTurn: row.turn.includes(person),
    unread,
  };
}

const sitterIn = (seat: SeatInfo): { readonly person: string; readonly name: string } | undefined =>
  seat.kind === 'person' ? seat : seat.kind === 'bot' ? seat.instead : undefined;

function renamed(seat: SeatInfo, names: ReadonlyMap<string, string>): SeatInfo {
  if (seat.kind === 'person') return { ...seat, name: names.get(seat.person) ?? seat.name };
  if (seat.kind !== 'bot' || seat.instead === undefined) return seat;
  const { instead } = seat;
  return { ...seat, instead: { ...instead, name: names.get(instead.person) ?? instead.name } };
}
