import type { FastRandom, Json, Match, Viewer } from '@moonstaff/kernel';
import { bodyOf } from '../src/live/load.ts';
import type { StoredRecord } from '../src/store/index.ts';
import type { Table } from '../src/table/table.ts';

/** The same table with everything changed that the viewer can't know: the state and other people's plans. */
export function otherTable(table: Table, viewer: Viewer, random: FastRandom): Table {
  const { match, game } = table;
  if (match === undefined) return table;
  const state = game.imagine(game.view(match.state, viewer), random);
  const other = table.fork();
  other.match = {
    state,
    header: match.header,
    entries: match.entries,
    reach: (seat: number) => match.reach(seat),
    redoable: (seat: number) => match.redoable(seat),
  } as unknown as Match;
  other.plans = new Map(
    table.seats.flatMap((_, seat) => {
      const own = table.plans.get(seat);
      if (seat === viewer) return own === undefined ? [] : [[seat, own] as const];
      return own === undefined ? [[seat, { type: 'otherwise' }] as const] : [];
    }),
  );
  return other;
}

/** The same record with other secrets: events for single seats, and what the actor chose. */
export function otherRecord(record: StoredRecord, viewer: Viewer): StoredRecord {
  const body = bodyOf(record);
  if (body.kind === 'started') return { ...record, body: JSON.stringify(body) };
  if (body.kind !== 'entry') return record;
  const { entry } = body;
  const hidden = entry.kind === 'act' && entry.seat !== viewer ? { ...entry, action: { type: 'otherwise' } } : entry;
  const events = body.events.map((event) => {
    if (event.secret === undefined) return event;
    const secret = Object.entries(event.secret).map(([seat, args]) => [
      seat,
      Number(seat) === viewer ? args : scrambled(args),
    ]);
    return { ...event, secret: Object.fromEntries(secret) };
  });
  return { ...record, body: JSON.stringify({ ...body, entry: hidden, events }) };
}

const scrambled = (args: { readonly [name: string]: Json }): { readonly [name: string]: Json } =>
  Object.fromEntries(Object.keys(args).map((name) => [name, 'otherwise']));
