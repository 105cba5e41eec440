import type { Seat } from '@moonstaff/kernel';
import type { DueChange } from '../store/index.ts';
import type { RecordBody } from './body.ts';
import { deadline, endOf } from './clock.ts';
import { mentionedIn } from './mentions.ts';
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
const resultName = (table: string): string => `result:${table}`;
const tryName = (table: string): string => `try:${table}`;
const botName = (table: string, seat: Seat): string => `bot:${table}:${seat}`;
const noticeName = (kind: string, table: string, person: string): string => `notice:${kind}:${table}:${person}`;

/** The due work that follows from a change: clocks, bot turns and notices. */
export function dueAfter(
  before: Table | undefined,
  after: Table,
  delays: Delays,
  bodies: readonly RecordBody[] = [],
): readonly DueChange[] {
  return [
    ...clockDue(before, after),
    ...botsDue(before, after, delays),
    ...noticesDue(before, after, delays),
    ...mentionsDue(after, bodies),
    ...resultDue(before, after),
    ...tryDue(before, after),
  ];
}

/**
 * Lists and ratings are brought up to date after the game, so that its last move doesn't wait for them. Those of a try
 * would show to others what is in the deal, so they wait until the day is over.
 */
const resultDue = (before: Table | undefined, after: Table): readonly DueChange[] =>
  after.status === 'finished' && before?.status === 'playing'
    ? [
        {
          change: 'set',
          name: resultName(after.id),
          kind: 'result',
          at: Math.max(after.at, after.settings.challenge?.endsAt ?? 0),
        },
      ]
    : [];

/** A try ends with its day. */
function tryDue(before: Table | undefined, after: Table): readonly DueChange[] {
  const { challenge } = after.settings;
  if (challenge === undefined) return [];
  if (before === undefined) return [{ change: 'set', name: tryName(after.id), kind: 'try', at: challenge.endsAt }];
  const isEnd = before.status === 'playing' && after.status === 'finished';
  return isEnd ? [{ change: 'drop', name: tryName(after.id) }] : [];
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
  if (!hasBots(after) && (before === undefined || !hasBots(before))) return [];
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

const hasBots = ({ seats }: Table): boolean =>
  seats.some((info) => info.kind === 'bot' || (info.kind === 'person' && info.standIn !== undefined));

/** The seats where a bot is to act, each with its number of log entries. */
function botsToAct(table: Table): ReadonlyMap<Seat, number> {
  const bots = table.paused ? [] : table.toAct.filter((seat) => table.botAt(seat) !== undefined);
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
    const wanted = { by: person, from: after.at, shift: 'turn_after', preset: delays.notice } as const;
    return { change: 'set', name, kind: 'notice', at: after.at + delays.notice, body: person, wanted };
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
  changes.push(...remindersDue(before, after));
  if (after.status === 'finished' && before?.status === 'playing') {
    for (const person of after.people) changes.push(row('finished', person));
  }
  return changes;
}

/** Somebody called another by name in the chat. */
const mentionsDue = (after: Table, bodies: readonly RecordBody[]): readonly DueChange[] =>
  mentionedIn(after, bodies).map(({ person, by }) => {
    const name = `${noticeName('mentioned', after.id, person)}:${by}`;
    const wanted = { by: person, from: after.at, shift: 'none', preset: 0 } as const;
    return { change: 'set', name, kind: 'notice', at: after.at, body: person, wanted };
  });

const HOUR = 60 * 60 * 1000;

/** How long before the end of their time people are reminded, unless they choose; never before half of it has passed. */
const LEAD = 6 * HOUR;

/** At tables with days for each turn, people get a notice before their time runs out. */
function remindersDue(before: Table | undefined, after: Table): readonly DueChange[] {
  const { clock } = after.settings;
  if (clock.kind !== 'slow') return [];
  const was = before === undefined ? new Map<string, number>() : endsOf(before);
  const is = endsOf(after);
  const changes: DueChange[] = [];
  for (const [person, end] of is) {
    if (was.get(person) === end) continue;
    const name = noticeName('deadline', after.id, person);
    const most = clock.seconds * 500;
    const wanted = { by: person, from: end, shift: 'deadline_before', preset: LEAD, most } as const;
    changes.push({ change: 'set', name, kind: 'notice', at: end - Math.min(LEAD, most), body: person, wanted });
  }
  for (const person of was.keys())
    if (!is.has(person)) changes.push({ change: 'drop', name: noticeName('deadline', after.id, person) });
  return changes;
}

/** When everybody's time runs out who is to act. */
const endsOf = (table: Table): ReadonlyMap<string, number> =>
  new Map(
    table.toAct.flatMap((seat) => {
      const info = table.seat(seat);
      const clock = table.clocks?.seats[seat];
      const end = clock === undefined ? undefined : endOf(clock);
      return info.kind === 'person' && end !== undefined ? [[info.person, end] as const] : [];
    }),
  );
