import type { SeatInfo } from '@moonstaff/client';

/** Somebody who was called to play again, and whether they were there then. */
interface Called {
  readonly person: string;
  readonly name: string;
  readonly here: boolean;
}

/** Who was called to a table, and when. */
export interface Call {
  readonly at: number;
  readonly people: readonly Called[];
}

/** Everybody who sat at the table, besides oneself. */
export const callTo = (
  seats: readonly SeatInfo[],
  { you, present }: { readonly you: number | undefined; readonly present: readonly number[] | undefined },
  at: number,
): Call => ({
  at,
  people: seats.flatMap((seat, i) =>
    seat.kind === 'person' && i !== you
      ? [{ person: seat.person, name: seat.name, here: present?.includes(i) === true && seat.gone !== true }]
      : [],
  ),
});

/** Who hasn't come yet. */
export const awaited = ({ people }: Call, seats: readonly SeatInfo[]): readonly Called[] =>
  people.filter(({ person }) => !seats.some((seat) => seat.kind === 'person' && seat.person === person));

const nameOf = (table: string): string => `moonstaff.called.${table}`;

/** Kept as long as this tab is open: only the person who calls needs to know. */
export const keepCall = (table: string, call: Call): void =>
  sessionStorage.setItem(nameOf(table), JSON.stringify(call));

export function callKept(table: string): Call | undefined {
  const kept = sessionStorage.getItem(nameOf(table));
  return kept === null ? undefined : (JSON.parse(kept) as Call);
}
