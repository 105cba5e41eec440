import type { PastMoment } from '@moonstaff/client';
import { eventFor, type Json, type Log, Match, Refusal, type Viewer } from '@moonstaff/kernel';
import type { Table } from '../../table/table.ts';
import { HttpRefusal } from '../problem.ts';

/** The log is a cheat sheet until the game is over. */
function demandOver(table: Table): Match {
  if (table.status !== 'finished' || table.match === undefined) throw new HttpRefusal(409, 'server.replay.sealed');
  return table.match;
}

export const logOf = (table: Table): Log => demandOver(table).log();

export interface Moment {
  readonly at: number;
  readonly entries: number;
  readonly view: unknown;
  readonly events: Json[];
}

/** The game after so many entries, as that viewer saw it, and what the last of them brought about. */
export function momentOf(table: Table, viewer: Viewer, wanted: number | undefined): Moment {
  const whole = demandOver(table);
  if (viewer !== 'spectator' && viewer >= table.seats.length) {
    throw new HttpRefusal(404, 'server.seat.none', { seat: viewer, seats: table.seats.length });
  }
  const { entries } = whole;
  const at = Math.min(wanted ?? entries.length, entries.length);
  const match = Match.start(table.game, whole.header);
  let events: Json[] = [];
  for (const entry of entries.slice(0, at)) {
    events = match.enter(entry).map((event) => ({ ...eventFor(event, viewer) }));
  }
  return { at, entries: entries.length, view: table.game.view(match.state, viewer), events };
}

/** So many moments are given at once: the last ones. */
const MOMENTS = 60;

/**
 * A seat's own past, also while the game is played: what it saw after each of these entries, and nothing of what it did
 * not see.
 */
export function pastOf(table: Table, person: string, from: number, to: number): PastMoment[] {
  const { match: whole, game } = table;
  const seat = table.seatOf(person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  if (whole === undefined) throw new Refusal('server.play.notRunning');
  const last = Math.min(to, whole.entries.length);
  const first = Math.max(from, last - MOMENTS + 1);
  const match = Match.start(game, whole.header);
  const moments: PastMoment[] = [];
  const look = (at: number): void => {
    if (at >= first) moments.push({ at, view: game.view(match.state, seat), toAct: [...game.toAct(match.state)] });
  };
  look(0);
  for (const [index, entry] of whole.entries.slice(0, last).entries()) {
    match.enter(entry);
    look(index + 1);
  }
  return moments;
}
