import type { ClubSummary, TableSummary } from '@moonstaff/client';
import type { SavedGame } from '../../table/engine/saved.ts';

/** What's on somebody's desk: what waits for them, what waits for others, and what's over. */
export interface Desk {
  readonly turn: readonly DeskRow[];
  readonly waiting: readonly DeskRow[];
  readonly over: readonly DeskRow[];
  /** All games that are over, and the page that lists them: the server's, or those of this device. */
  readonly all: { readonly games: number; readonly on: 'results' | 'person' };
  readonly invitations: readonly Invitation[];
}

/** Somebody calls me to a table that hasn't begun. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly host: string;
  /** The code that leads there, or the finished table that's played again. */
  readonly by: { readonly invite: string } | { readonly again: string };
}

export type DeskRow =
  | { readonly kind: 'server'; readonly table: TableSummary; readonly you: number | undefined }
  | { readonly kind: 'device'; readonly game: SavedGame };

interface Tables {
  /** Who one is at the server, if it knows. */
  readonly me: string | undefined;
  readonly mine: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
  readonly games: readonly SavedGame[];
  /** How many games I've finished at the server. */
  readonly played?: number;
  readonly clubs?: readonly Pick<ClubSummary, 'free'>[];
  /** Tables I said no to. */
  readonly declined?: readonly string[];
}

/** How many finished games are shown. The rest is in the history. */
const SHOWN = 3;

/** The viewer's seat, also while a bot plays it for them. */
function seatOf({ seats }: Pick<TableSummary, 'seats'>, me: string | undefined): number | undefined {
  const seat = seats.findIndex(
    (one) =>
      me !== undefined &&
      (one.kind === 'person' ? one.person : one.kind === 'bot' ? one.instead?.person : undefined) === me,
  );
  return seat < 0 ? undefined : seat;
}

/** Whether this table waits for the viewer: to play, or to answer. */
const waitsForMe = ({ yourTurn, asked }: TableSummary, you: number | undefined): boolean =>
  yourTurn || (you !== undefined && asked.includes(you));

/** Whether nobody here has begun a game of this kind. */
export const isNew = (game: string, { turn, waiting, over, all }: Desk): boolean =>
  all.games <= over.length &&
  ![...turn, ...waiting, ...over].some((row) => (row.kind === 'server' ? row.table : row.game).game === game);

export function deskOf({ me, mine, finished, games, played = 0, clubs = [], declined = [] }: Tables): Desk {
  const rows = mine.map((table) => ({ kind: 'server' as const, table, you: seatOf(table, me) }));
  const isMine = ({ table, you }: (typeof rows)[number]): boolean => waitsForMe(table, you);
  const running = games.filter(({ over }) => !over).map((game) => ({ kind: 'device' as const, game }));
  const over: readonly DeskRow[] = [
    ...finished.map((table) => ({ kind: 'server' as const, table, you: seatOf(table, me) })),
    ...games.filter((game) => game.over).map((game) => ({ kind: 'device' as const, game })),
  ];
  return {
    turn: [...rows.filter(isMine).sort(byTime), ...running],
    waiting: rows.filter((row) => !isMine(row)).sort(byTime),
    over: [...over].sort((a, b) => whenOf(b) - whenOf(a)).slice(0, SHOWN),
    all:
      played > 0 ? { games: played, on: 'results' } : { games: games.filter((game) => game.over).length, on: 'person' },
    invitations: invitationsIn(finished, clubs).filter(({ table }) => !declined.includes(table)),
  };
}

/** Rematches, and tables of my clubs that wait for people; each table once. */
function invitationsIn(
  finished: readonly TableSummary[],
  clubs: readonly Pick<ClubSummary, 'free'>[],
): readonly Invitation[] {
  const rematches = finished.flatMap(({ id, game, rematch }) =>
    rematch === undefined ? [] : [{ ...rematch, game, by: { again: id } }],
  );
  const called = clubs.flatMap(({ free }) =>
    free.map(({ table, game, host, invite }) => ({ table, game, host, by: { invite } })),
  );
  return [...new Map([...called, ...rematches].map((one) => [one.table, one])).values()];
}

type ServerRow = Extract<DeskRow, { kind: 'server' }>;

/** The least time first; without a clock, the one that has waited longest. */
const byTime = (a: ServerRow, b: ServerRow): number =>
  (a.table.deadline ?? Number.POSITIVE_INFINITY) - (b.table.deadline ?? Number.POSITIVE_INFINITY) ||
  a.table.changedAt - b.table.changedAt;

const whenOf = (row: DeskRow): number => (row.kind === 'server' ? row.table.changedAt : row.game.changed);

/** How a finished game went for the viewer: their place, how far from the best of the others, and whether they share a win. */
interface Result {
  readonly place: number;
  /** Absent if the others gave up. */
  readonly margin?: number;
  readonly shared: boolean;
}

export function resultFor({ scores = [], winners = [] }: TableSummary, you: number | undefined): Result | undefined {
  const own = scores.find(({ seat }) => seat === you);
  const others = scores.filter(({ seat }) => seat !== you).map(({ total }) => total);
  if (own === undefined || others.length === 0) {
    const hasWon = you !== undefined && winners.includes(you);
    return hasWon ? { place: 1, shared: winners.length > 1 } : undefined;
  }
  const place = winners.includes(own.seat) ? 1 : Math.max(2, 1 + others.filter((total) => total > own.total).length);
  const shared = place === 1 && winners.length > 1;
  return { place, margin: Math.abs(own.total - Math.max(...others)), shared };
}

const HOUR = 3_600_000;

/** Whether time gets short: the last tenth of a turn, and at most an hour. */
export const isShort = (left: number, clock: TableSummary['clock']): boolean =>
  left < (clock.kind === 'none' ? HOUR : Math.min(HOUR, clock.seconds * 100));

/** Who of my clubs is here or at a table. */
export const presentPeople = (clubs: readonly ClubSummary[]): readonly string[] => [
  ...new Map(
    clubs
      .flatMap(({ faces }) => faces)
      .filter(({ presence }) => presence !== 'away')
      .map(({ person, name }) => [person, name]),
  ).values(),
];

/** Which greeting fits the hour. */
export function greetingAt(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
