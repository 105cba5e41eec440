import { type Result, type ResultSeat, type Take, takesOf } from '@moonstaff/client';
import type { Score, Seat } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';

/** A seat of a result as it's stored: names change, so they're looked up when somebody reads it. */
export type StoredSeat = Omit<ResultSeat, 'name'>;

/** A finished game as it's stored. */
export interface StoredResult extends Omit<Result, 'seats'> {
  readonly seats: readonly StoredSeat[];
}

/** What a finished game adds to lists, sums and ratings. Everything follows from the table alone. */
export interface Finished {
  readonly result: StoredResult;
  readonly takes: readonly Take[];
}

/** The option that says where a game is played. */
const boardOf = ({ options }: Table['settings']): string => String(options['board'] ?? options['map'] ?? '');

/** What's kept of a finished game. Nothing if the table isn't finished. */
export function finishedOf(table: Table): Finished | undefined {
  const { match, settings, status, finishedAt, startedAt, reason } = table;
  if (match === undefined || status !== 'finished' || finishedAt === undefined || reason === undefined)
    return undefined;
  const scores = table.outcome?.scores ?? table.game.scores(match.state);
  const rival = scores.find(({ seat }) => seat === 'rival');
  const seats = table.seats.map((_, seat) => seatOf(table, seat, scores));
  return {
    takes: takesOf(settings.game, match.moves),
    result: {
      table: table.id,
      game: settings.game,
      board: boardOf(settings),
      options: settings.options,
      finishedAt,
      length: Math.max(0, finishedAt - (startedAt ?? finishedAt)),
      reason,
      rated: isRated(table),
      seats: seats.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || b.total - a.total),
      ...(settings.title !== undefined && { title: settings.title }),
      ...(settings.club !== undefined && { club: settings.club }),
      ...(rival !== undefined && { rival: rival.total }),
    },
  };
}

/** A game that was ended by consent isn't rated, and neither is one without a person or without an opponent. */
const isRated = ({ settings, reason, seats }: Table): boolean =>
  settings.rated === true &&
  reason !== 'agreed' &&
  seats.length > 1 &&
  seats.some((info) => info.kind === 'person' || (info.kind === 'bot' && info.instead !== undefined));

function seatOf(table: Table, seat: Seat, scores: readonly Score[]): StoredSeat {
  const info = table.seat(seat);
  const owner = info.kind === 'person' ? info : info.kind === 'bot' ? info.instead : undefined;
  const place = placeOf(table, seat);
  return {
    seat,
    total: scores.find((score) => score.seat === seat)?.total ?? 0,
    won: table.winners?.includes(seat) ?? false,
    left: hasLeft(table, seat),
    ...(place !== undefined && { place }),
    ...(owner !== undefined && { person: owner.person }),
    ...(owner === undefined && info.kind === 'bot' && { level: info.level }),
  };
}

/** Resigned, gave the seat to a bot, or went away and didn't come back. */
function hasLeft(table: Table, seat: Seat): boolean {
  const info = table.seat(seat);
  return info.kind === 'bot' ? info.instead !== undefined : info.kind === 'person' && info.gone;
}

/** Those who stayed come first, in the order of their points. Leaving counts as a loss, so leavers share the last place. */
function placeOf(table: Table, seat: Seat): number | undefined {
  if (table.reason === 'agreed') return undefined;
  const all = table.seats.map((_, each) => each);
  const stayed = all.filter((each) => !hasLeft(table, each));
  if (!stayed.includes(seat)) return stayed.length + 1;
  const ranking = table.outcome?.ranking;
  if (ranking === undefined) return 1;
  let before = 0;
  for (const group of ranking) {
    const here = group.filter((each): each is Seat => each !== 'rival' && stayed.includes(each));
    if (here.includes(seat)) return before + 1;
    before += here.length;
  }
  return before + 1;
}
