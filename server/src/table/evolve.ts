import { type AnyGame, at, type GameEvent, Match, type Seat, seedHash } from '@moonstaff/kernel';
import type { BodyOf, RecordBody } from './body.ts';
import { addTime, grace, runOut, startClocks, stopClocks, takeOff, tick } from './clock.ts';
import { Table } from './table.ts';

interface Stamp {
  readonly seq: number;
  readonly at: number;
}

/** The table after its first record. */
export function openTable(id: string, game: AnyGame, body: BodyOf<'opened'>, stamp: Stamp): Table {
  const { settings, person: host, invite } = body;
  const table = new Table(id, game, { settings, host, invite });
  table.seats = body.seats.map((seat) => seat);
  table.names = new Map([[host, body.name]]);
  table.createdAt = stamp.at;
  table.seq = stamp.seq;
  table.at = stamp.at;
  return table;
}

interface RecordEffect {
  /** The seat whose turn ended. */
  readonly ended?: Seat;
  readonly events?: readonly GameEvent[];
}

/**
 * Applies a record to the table in place and returns the game's events. Everything was decided when the record was
 * written, so nothing is checked again.
 */
export function evolve(table: Table, body: RecordBody, stamp: Stamp): readonly GameEvent[] {
  table.seq = stamp.seq;
  table.at = stamp.at;
  const { ended, events = [] } = applyBody(table, body);
  if (table.clocks !== undefined) table.clocks = tick(table.clocks, thinking(table), ended, stamp.at);
  table.waitedSince = new Map(
    table.toAct.map((seat) => [seat, seat === ended ? stamp.at : (table.waitedSince.get(seat) ?? stamp.at)]),
  );
  return events;
}

/** The seats whose clocks run: people who aren't gone, unless there's a pause. */
function thinking(table: Table): ReadonlySet<Seat> {
  if (table.paused) return new Set();
  return new Set(
    table.toAct.filter((seat) => {
      const info = table.seat(seat);
      return info.kind === 'person' && !info.gone && info.standIn === undefined;
    }),
  );
}

function applyBody(table: Table, body: RecordBody): RecordEffect {
  if (body.kind === 'entry') return enter(table, body);
  if (body.kind === 'started') return start(table, body);
  applyToTable(table, body);
  return {};
}

function applyToTable(table: Table, body: Exclude<RecordBody, { kind: 'entry' | 'started' }>): void {
  switch (body.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat':
      noteName(table, body);
      table.setSeat(body.seat, {
        kind: 'person',
        person: body.person,
        name: table.nameOf(body),
        ready: false,
        gone: false,
      });
      return;
    case 'left':
      leave(table, body.seat);
      return;
    case 'kicked':
      sendAway(table, body.seat);
      return;
    case 'seatChanged':
      table.setSeat(body.seat, body.level === undefined ? { kind: 'open' } : { kind: 'bot', level: body.level });
      return;
    case 'seatAdded':
      table.seats = [...table.seats, { kind: 'open' }];
      return;
    case 'seatRemoved':
      table.seats = table.seats.filter((_, seat) => seat !== body.seat);
      return;
    case 'changed':
      table.settings = withoutBlank({ ...table.settings, ...dropUndefined(body.settings) });
      table.seats = table.seats.map((info) => (info.kind === 'person' ? { ...info, ready: false } : info));
      return;
    case 'ready':
      setPerson(table, body.seat, { ready: body.ready });
      return;
    case 'closed':
      table.status = 'closed';
      return;
    case 'requested':
      noteName(table, body);
      table.requests = new Set(table.requests).add(body.person);
      return;
    case 'admitted':
      table.requests = new Set([...table.requests].filter((person) => person !== body.person));
      table.admitted = new Map(table.admitted).set(body.person, body.yes);
      return;
    case 'asked':
      table.voting = { seat: body.seat, proposal: body.proposal, agreed: [] };
      return;
    case 'answered':
      answer(table, body);
      return;
    case 'withdrawn':
      table.voting = undefined;
      return;
    case 'timeAdded':
      table.voting = undefined;
      if (table.clocks !== undefined) table.clocks = addTime(table.clocks, body.seconds);
      return;
    case 'paused':
      table.voting = undefined;
      table.paused = true;
      if (table.clocks !== undefined) table.clocks = stopClocks(table.clocks, table.at);
      return;
    case 'resumed':
      table.voting = undefined;
      table.paused = false;
      // Nobody kept the others waiting during a pause.
      table.waitedSince = new Map();
      return;
    case 'daysOff':
      takeDaysOff(table, body);
      return;
    case 'handed':
    case 'resigned':
      handOver(table, body);
      return;
    case 'returned':
      comeBack(table, body.seat);
      return;
    case 'ranOut':
      if (table.clocks !== undefined) table.clocks = runOut(table.clocks, body.seat);
      setPerson(table, body.seat, body.level === undefined ? { gone: true } : { standIn: body.level });
      if (body.level !== undefined) table.ranOut = new Set(table.ranOut).add(body.seat);
      return;
    case 'finished':
      table.status = 'finished';
      table.finishedAt = table.at;
      table.reason = body.reason;
      table.voting = undefined;
      return;
    case 'rematch':
      table.rematch = body.table;
      return;
    case 'chat':
      noteName(table, body);
      table.lines++;
      return;
    case 'aside':
      noteName(table, body);
      table.asides++;
      return;
  }
}

/** An empty name is none, and neither is an empty message. */
const withoutBlank = ({ title, message, ...settings }: Table['settings']): Table['settings'] => ({
  ...settings,
  ...(title !== undefined && title !== '' && { title }),
  ...(message !== undefined && message !== '' && { message }),
});

function sendAway(table: Table, seat: Seat): void {
  const info = table.seat(seat);
  if (info.kind === 'person') table.sentAway = new Set(table.sentAway).add(info.person);
  table.setSeat(seat, { kind: 'open' });
}

function noteName(table: Table, body: { readonly person: string; readonly name: string }): void {
  if (!table.names.has(body.person)) table.names = new Map(table.names).set(body.person, body.name);
}

function dropUndefined<T extends object>(fields: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Name in keyof T]: Exclude<T[Name], undefined> };
}

function setPerson(
  table: Table,
  seat: Seat,
  fields: { readonly ready?: boolean; readonly gone?: boolean; readonly standIn?: string },
): void {
  const info = table.seat(seat);
  if (info.kind === 'person') table.setSeat(seat, { ...info, ...fields });
}

function leave(table: Table, seat: Seat): void {
  if (table.status === 'open') table.setSeat(seat, { kind: 'open' });
  else setPerson(table, seat, { gone: true });
}

function start(table: Table, body: BodyOf<'started'>): RecordEffect {
  table.seats = body.order.map((seat) => table.seat(seat));
  table.match = Match.start(table.game, {
    seats: table.seats.length,
    options: table.settings.options,
    seed: body.seed,
    rules: body.rules,
  });
  table.seedHash = seedHash(body.seed);
  table.status = 'playing';
  table.startedAt = table.at;
  table.clocks = startClocks(table.settings.clock, table.seats.length);
  return { events: table.match.opening };
}

function enter(table: Table, { entry, cause }: BodyOf<'entry'>): RecordEffect {
  const { match } = table;
  if (match === undefined) throw new Error('no game is being played');
  const events = match.enter(entry);
  table.voting = undefined;
  if (entry.kind === 'rewind') {
    table.plans = new Map();
    return { events };
  }
  const { seat } = entry;
  if (cause === 'person') {
    comeBack(table, seat);
    if (table.ranOut.has(seat)) table.ranOut = new Set([...table.ranOut].filter((late) => late !== seat));
  }
  const settled = (entry.kind === 'act' || entry.kind === 'redo') && match.lastMove?.settle !== undefined;
  const ended = settled || !table.toAct.includes(seat);
  if (ended) endStandIn(table, seat);
  return ended ? { events, ended: seat } : { events };
}

function endStandIn(table: Table, seat: Seat): void {
  const info = table.seat(seat);
  if (info.kind !== 'person' || info.standIn === undefined) return;
  const { standIn: _, ...rest } = info;
  table.setSeat(seat, rest);
}

const DAY = 24 * 60 * 60 * 1000;

/** Days that are left when somebody is back early can be taken later. */
function takeDaysOff(table: Table, { seat, days }: BodyOf<'daysOff'>): void {
  if (table.clocks === undefined) return;
  const until = table.clocks.seats[seat]?.offUntil ?? 0;
  const unused = Math.max(0, Math.floor((until - table.at) / DAY));
  const used = (table.daysOff.get(seat) ?? 0) - unused + days;
  table.daysOff = new Map(table.daysOff).set(seat, Math.max(0, used));
  table.clocks = takeOff(table.clocks, seat, table.at + days * DAY);
}

function answer(table: Table, { seat, yes }: BodyOf<'answered'>): void {
  const { voting } = table;
  table.voting = yes && voting !== undefined ? { ...voting, agreed: [...voting.agreed, seat] } : undefined;
}

function handOver(table: Table, { kind, seat, level }: BodyOf<'handed'> | BodyOf<'resigned'>): void {
  const info = table.seat(seat);
  const resigned = kind === 'resigned';
  const owner = info.kind === 'bot' ? info.instead : info.kind === 'person' ? info : undefined;
  if (owner === undefined) throw new Error(`nobody sits at ${seat}`);
  table.setSeat(seat, { kind: 'bot', level, instead: { person: owner.person, name: owner.name, resigned } });
  table.voting = undefined;
}

function comeBack(table: Table, seat: Seat): void {
  const info = at(table.seats, seat);
  if (info.kind === 'bot' && info.instead !== undefined) {
    const { person, name } = info.instead;
    table.setSeat(seat, { kind: 'person', person, name, ready: true, gone: false });
  } else if (info.kind === 'person' && info.gone) {
    table.setSeat(seat, { ...info, gone: false });
  } else {
    return;
  }
  if (table.clocks !== undefined) table.clocks = grace(table.clocks, seat);
}
