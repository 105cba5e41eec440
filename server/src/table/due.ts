import type { Seat } from '@moonstaff/kernel';
import type { DueChange } from '../store/index.ts';
import { deadline } from './clock.ts';
import type { Table } from './table.ts';
import { votersOf } from './voting.ts';

/** How long work waits before it falls due, in milliseconds. */
export interface Delays {
  /** Slow enough for people to follow the bots. */
  readonly bot: number;
  /** People who are at the table anyway don't need a mail. */
  readonly notice: number;
}

const clockName = (table: string): string => `clock:${table}`;
const botName = (table: string, seat: Seat): string => `bot:${table}:${seat}`;
const noticeName = (kind: string, table: string, person: string): string => `notice:${kind}:${table}:${person}`;

/** The due work that follows from a change: clocks, bot turns and notices. */
export function dueAfter(before: Table | undefined, after: Table, delays: Delays): readonly DueChange[] {
  return [...clockDue(before, after), ...botsDue(before, after, delays), ...noticesDue(before, after, delays)];
}

function clockDue(before: Table | undefined, after: Table): readonly DueChange[] {
  const next = after.status === 'playing' ? deadline(after.clocks) : undefined;
  const last = before?.status === 'playing' ? deadline(before.clocks) : undefined;
  const name = clockName(after.id);
  if (next !== undefined) return next.at === last?.at ? [] : [{ change: 'set', name, kind: 'clock', at: next.at }];
  return last === undefined ? [] : [{ change: 'drop', name }];
}

/** A bot that was already to act keeps its work, because it may be thinking. One that has acted gets new work. */
function botsDue(before: Table | undefined, after: Table, delays: Delays): readonly DueChange[] {
  const was = before === undefined ? new Map<Seat, number>() : botsToAct(before);
  const is = botsToAct(after);
  const at = after.at + delays.bot;
  const changes: DueChange[] = [];
  for (const [seat, acted] of is) {
    const change = was.get(seat) === acted ? 'keep' : 'set';
    changes.push({ change, name: botName(after.id, seat), kind: 'bot', at, body: String(seat) });
  }
  for (const seat of was.keys()) if (!is.has(seat)) changes.push({ change: 'drop', name: botName(after.id, seat) });
  return changes;
}

/** The seats where a bot is to act, each with its number of log entries. */
function botsToAct(table: Table): ReadonlyMap<Seat, number> {
  const bots = table.toAct.filter((seat) => table.botAt(seat) !== undefined);
  const entries = table.match?.entries ?? [];
  return new Map(
    bots.map((seat) => [seat, entries.filter((entry) => entry.kind === 'rewind' || entry.seat === seat).length]),
  );
}

/** Live games send no notices: their players are there. */
function noticesDue(before: Table | undefined, after: Table, delays: Delays): readonly DueChange[] {
  const changes: DueChange[] = [];
  const row = (kind: string, person: string): DueChange => {
    const name = noticeName(kind, after.id, person);
    return { change: 'set', name, kind: 'notice', at: after.at + delays.notice, body: person, ifWantedBy: person };
  };
  if (after.settings.clock.kind === 'live') return changes;
  const was = new Set(before?.turn);
  const is = new Set(after.turn);
  for (const person of is) if (!was.has(person)) changes.push(row('yourTurn', person));
  for (const person of was) {
    if (!is.has(person)) changes.push({ change: 'drop', name: noticeName('yourTurn', after.id, person) });
  }
  const wasAsked = before === undefined ? [] : votersOf(before);
  const isAsked = votersOf(after);
  for (const person of isAsked) if (!wasAsked.includes(person)) changes.push(row('asked', person));
  for (const person of wasAsked) {
    if (!isAsked.includes(person)) changes.push({ change: 'drop', name: noticeName('asked', after.id, person) });
  }
  if (after.status === 'finished' && before?.status === 'playing') {
    for (const person of after.people) changes.push(row('finished', person));
  }
  return changes;
}
