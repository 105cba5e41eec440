import type { PastMoment } from '@moonstaff/client';
import { eventFor, type Json, type Log, Match, Refusal, type Viewer } from '@moonstaff/kernel';
import { demandDayOver } from '../../challenges/sealed.ts';
import { Slices } from '../../slices.ts';
import type { Table } from '../../table/table.ts';
import type { Spend } from '../cost.ts';
import { HttpRefusal } from '../problem.ts';

/** Until the game is over, its log would be a cheat sheet. At a try it is one until the day is over, for everybody. */
function demandOver(table: Table, now: number): Match {
  if (table.status !== 'finished' || table.match === undefined) throw new HttpRefusal(409, 'server.replay.sealed');
  const { challenge } = table.settings;
  if (challenge !== undefined) demandDayOver(challenge, now);
  return table.match;
}

export const logOf = (table: Table, now: number): Log => demandOver(table, now).log();

export interface ReplayMoment {
  readonly at: number;
  readonly entries: number;
  readonly view: unknown;
  readonly events: Json[];
}

/** How many moments to keep. People look at the same ones again, and share them. */
const KEPT = 200;

/** Moments of finished games, which never change. */
export class Moments {
  readonly #kept = new Map<string, ReplayMoment>();

  /** The game after `wanted` entries, as that viewer saw it, with the events of the last one. */
  async of(table: Table, viewer: Viewer, wanted: number | undefined, now: number, spend: Spend): Promise<ReplayMoment> {
    const whole = demandOver(table, now);
    if (viewer !== 'spectator' && viewer >= table.seats.length) {
      throw new HttpRefusal(404, 'server.seat.none', { seat: viewer, seats: table.seats.length });
    }
    const at = Math.min(wanted ?? whole.entries.length, whole.entries.length);
    const key = `${table.id} ${viewer} ${at}`;
    const moment = this.#kept.get(key) ?? (await momentOf(table, whole, viewer, at, spend));
    this.#kept.delete(key);
    this.#kept.set(key, moment);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return moment;
  }
}

async function momentOf(table: Table, whole: Match, viewer: Viewer, at: number, spend: Spend): Promise<ReplayMoment> {
  const { entries } = whole;
  const match = Match.start(table.game, whole.header);
  const slices = new Slices();
  let events: Json[] = [];
  for (const entry of entries.slice(0, at)) {
    events = match.enter(entry).map((event) => ({ ...eventFor(event, viewer) }));
    await slices.pause();
  }
  const moment = { at, entries: entries.length, view: table.game.view(match.state, viewer), events };
  spend(slices.worked);
  return moment;
}

/** At most this many moments are returned, the last ones. */
const MAX_MOMENTS = 60;

/**
 * What a seat saw after each of these entries, and nothing it didn't see. Works during the game too.
 */
export async function pastOf(
  table: Table,
  person: string,
  from: number,
  to: number,
  spend: Spend,
): Promise<PastMoment[]> {
  const { match: whole, game } = table;
  const seat = table.seatOf(person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  if (whole === undefined) throw new Refusal('server.play.notRunning');
  // The game may go on while we're at it.
  const entries = [...whole.entries];
  const last = Math.min(to, entries.length);
  const first = Math.max(from, last - MAX_MOMENTS + 1);
  const match = Match.start(game, whole.header);
  const slices = new Slices();
  const moments: PastMoment[] = [];
  const note = (at: number): void => {
    if (at >= first) moments.push({ at, view: game.view(match.state, seat), toAct: [...game.toAct(match.state)] });
  };
  note(0);
  for (const [index, entry] of entries.slice(0, last).entries()) {
    match.enter(entry);
    note(index + 1);
    await slices.pause();
  }
  spend(slices.worked);
  return moments;
}
