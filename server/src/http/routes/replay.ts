import { eventFor, type Json, type Log, Match, type Viewer } from '@moonstaff/kernel';
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
