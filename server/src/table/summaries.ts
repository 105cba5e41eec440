import type { SeatInfo, TableSummary } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import type { Store, TableRow } from '../store/index.ts';
import { tellApart } from './names.ts';
import type { StoredSummary } from './project.ts';

/** Rows of a list as this person sees them. Summaries are stored with the table; people may have new names since. */
export async function summariesOf(
  { people, tables }: Store,
  rows: readonly TableRow[],
  person: string,
): Promise<TableSummary[]> {
  const stored = rows.map((row) => JSON.parse(row.summary) as StoredSummary);
  const own = stored.filter((summary) => isAt(summary, person));
  const rematches = (await tables.rows(own.flatMap(({ rematch }) => rematch ?? [])))
    .map(({ summary }) => JSON.parse(summary) as StoredSummary)
    .filter((summary) => hasSeatFor(summary, person));
  const known = [...stored.flatMap(({ seats }) => seats), ...rematches.flatMap(({ seats }) => seats)];
  const names = await people.names([...new Set(known.flatMap((seat) => sitterIn(seat)?.person ?? []))]);
  return rows.map((row, index) => {
    const summary = at(stored, index);
    const again = rematches.find(({ id }) => id === summary.rematch);
    return {
      ...summaryOf(row, summary, person),
      seats: called(summary.seats, names),
      ...(again !== undefined && { rematch: { table: again.id, host: names.get(again.host) ?? '' } }),
    };
  });
}

const isAt = ({ seats }: StoredSummary, person: string): boolean =>
  seats.some((seat) => sitterIn(seat)?.person === person);

const hasSeatFor = (summary: StoredSummary, person: string): boolean =>
  summary.status === 'open' && summary.seats.some(({ kind }) => kind === 'open') && !isAt(summary, person);

/** The seats with the names people have now, told apart. */
function called(seats: readonly SeatInfo[], names: ReadonlyMap<string, string>): SeatInfo[] {
  const now = seats.flatMap((seat) => {
    const sitter = sitterIn(seat);
    return sitter === undefined ? [] : [[sitter.person, names.get(sitter.person) ?? sitter.name] as const];
  });
  const apart = tellApart(new Map(now));
  return seats.map((seat) => renamed(seat, apart));
}

function summaryOf(row: TableRow, stored: StoredSummary, person: string): TableSummary {
  const { lines = 0, club, rematch: _, ...summary } = stored;
  const unread = row.readLines === undefined ? 0 : Math.max(0, lines - row.readLines);
  return {
    ...summary,
    ...(club !== undefined && isAt(stored, person) && { club }),
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
