import { z } from 'zod';
import { action, id, instant, phrase, seat, seq } from './basics.ts';
import { proposal } from './command.ts';
import { endReason } from './record.ts';
import { level, settings } from './settings.ts';

const seatInfo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('person'),
    person: id,
    name: z.string(),
    ready: z.boolean(),
    /** Left a running game or ran out of time: the others may give the seat to a bot. */
    gone: z.boolean(),
    /** The clock ran out, and a bot of this level is finishing the turn. */
    standIn: level.optional(),
  }),
  z.object({
    kind: z.literal('bot'),
    level,
    /** Whose seat it was. Unless they resigned, they may take it back. */
    instead: z.object({ person: id, name: z.string(), resigned: z.boolean() }).optional(),
  }),
]);
export type SeatInfo = z.infer<typeof seatInfo>;

/** Which round is played, and of how many. */
export const roundInfo = z.object({ now: z.int(), of: z.int() });

export const scoreSeat = z.union([seat, z.literal('rival')]);

export const outcome = z.object({
  scores: z.array(z.object({ seat: scoreSeat, categories: z.record(z.string(), z.number()), total: z.number() })),
  ranking: z.array(z.array(scoreSeat)),
  winners: z.array(scoreSeat),
});

export const status = z.enum(['open', 'playing', 'finished', 'closed']);
export type Status = z.infer<typeof status>;

/** Over HTTP an invitation is sent in this header: URLs end up in too many logs. */
export const INVITE_HEADER = 'moonstaff-invite';

/** What everyone at the table knows about it. */
export const tableInfo = settings.extend({
  /** Whether players may use hints at this table, as it's set now. */
  hints: z.boolean().default(true),
  id,
  host: id,
  status,
  seats: z.array(seatInfo),
  createdAt: instant,
  startedAt: instant.optional(),
  finishedAt: instant.optional(),
  /** SHA-256 of the seed, published at the start. */
  seedHash: z.string().optional(),
  /** The seed itself, once the game is over. Anyone can check the shuffles. */
  seed: z.string().optional(),
  rules: z.int().optional(),
  outcome: outcome.optional(),
  winners: z.array(scoreSeat).optional(),
  reason: endReason.optional(),
  rematch: id.optional(),
  /** Everyone agreed to pause: nobody can play until they agree to go on. */
  paused: z.boolean().default(false),
  /** Only for the host: who asks for a seat. */
  requests: z.array(z.object({ person: id, name: z.string() })).optional(),
  /** Only for people at the table: what others need to join or watch. */
  invite: z.string().optional(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** The game as its viewer may know it, and what the viewer may do. */
export const play = z.object({
  view: z.unknown(),
  toAct: z.array(seat),
  legal: z.array(action),
  undo: z.object({ steps: z.int(), why: phrase.optional() }),
  redo: z.int(),
  entries: z.int(),
});
export type Play = z.infer<typeof play>;

export const seatClock = z.object({
  /** Milliseconds left at `since`; if the clock is stopped, milliseconds left now. */
  left: z.int(),
  since: instant.optional(),
  /** This player has taken days off: the clock starts no earlier than this. */
  offUntil: instant.optional(),
});
export type SeatClock = z.infer<typeof seatClock>;

export const openProposal = z.object({
  seat,
  proposal,
  /** The seats that haven't voted yet. */
  waiting: z.array(seat),
});
export type OpenProposal = z.infer<typeof openProposal>;

/** Everything a viewer may know of a table after its record `seq`. */
export const tableState = z.object({
  table: id,
  seq,
  info: tableInfo,
  you: seat.optional(),
  play: play.optional(),
  clocks: z.array(seatClock).optional(),
  /** At tables without a clock: who the others are waiting for, and since when. */
  waiting: z.array(z.object({ seat, since: instant })).optional(),
  proposal: openProposal.optional(),
  /** How many more days off you may take, at a table with days for each turn. */
  daysOffLeft: z.int().optional(),
  /** What you planned to do when your turn comes. */
  plan: action.optional(),
});
export type TableState = z.infer<typeof tableState>;

/** A row in a list of tables. */
export const tableSummary = z.object({
  id,
  game: z.string(),
  status,
  public: z.boolean(),
  seats: z.array(seatInfo),
  clock: settings.shape.clock,
  options: settings.shape.options,
  host: id,
  changedAt: instant,
  yourTurn: z.boolean(),
  /** What the host calls the table. */
  title: z.string().optional(),
  /** The club it belongs to, for people at the table. */
  club: settings.shape.club,
  /** Somebody's try at the challenge of that day. */
  challenge: settings.shape.challenge,
  round: roundInfo.optional(),
  /** How many lines of the chat you haven't read. */
  unread: z.int().default(0),
  /** The seats everyone waits for. */
  toAct: z.array(seat).default([]),
  /** Seats whose last turn a bot played because their time was up. */
  ranOut: z.array(seat).default([]),
  /** The seats that still have to vote. */
  asked: z.array(seat).default([]),
  /** When the next clock runs out, if one runs. */
  deadline: instant.optional(),
  paused: z.boolean().default(false),
  winners: z.array(scoreSeat).optional(),
  /** Once the game is over. */
  scores: z.array(z.object({ seat: scoreSeat, total: z.number() })).optional(),
  /** The rematch, while it has a free seat and you don't sit there; and who opened it. */
  rematch: z.object({ table: id, host: z.string() }).optional(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** The reply to `preview`. */
export const preview = z.object({
  price: z.array(phrase),
  gains: z.array(phrase),
  reveals: phrase.optional(),
  payments: z.array(action).optional(),
});

/** The reply to `explain`: why not, or nothing if the thing can be used. */
export const explanation = z.object({ why: phrase.optional() });
