import type { PastMoment } from '@moonstaff/client';
import { eventFor, type Json, type Log, Match, Refusal, type Viewer } from '@moonstaff/kernel';
import type { Table } from '../../table/table.ts';
import { HttpRefusal } from '../problem.ts';

/** Until the game is over, its log would be a cheat sheet. */
function demandOver(table: Table): Match {
  if (table.status !== 'finished' || table.match === undefined) throw new HttpRefusal(409, 'server.replay.sealed');
  return table.match;
}

export const logOf = (table: Table): Log => demandOver(table).log();

export interface ReplayMoment {
  readonly at: number;
  readonly entries: number;
  readonly view: unknown;
  readonly events: Json[];
}

/** The game after `wanted` entries, as that viewer saw it, with the events of the last one. */
export function momentOf(table: Table, viewer: Viewer, wanted: number | undefined): ReplayMoment {
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

/** At most this many moments are returned, the last ones. */
const MAX_MOMENTS = 60;

/**
 * What a seat saw after each of these entries, and nothing it didn't see. Works during the game too.
 */
export function pastOf(table: Table, person: string, from: number, to: number): PastMoment[] {
  const { match: whole, game } = table;
  const seat = table.seatOf(person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  if (whole === undefined) throw new Refusal('server.play.notRunning');
  const last = Math.min(to, whole.entries.length);
  const first = Math.max(from, last - MAX_MOMENTS + 1);
  const match = Match.start(game, whole.header);
  const moments: PastMoment[] = [];
  const note = (at: number): void => {
    if (at >= first) moments.push({ at, view: game.view(match.state, seat), toAct: [...game.toAct(match.state)] });
  };
  note(0);
  for (const [index, entry] of whole.entries.slice(0, last).entries()) {
    match.enter(entry);
    note(index + 1);
  }
  return moments;
}
