import { z } from 'zod';
import { action, commandId, id, instant, json, PROTOCOL, phrase, seat, seq, thing } from './basics.ts';
import { command } from './command.ts';
import { announcement } from './games.ts';
import { record } from './record.ts';
import { tableState } from './table.ts';

const invite = z.string().max(64).optional();

/** What a client may send. */
export const clientMessage = z.discriminatedUnion('type', [
  /** Comes first. Browsers have a cookie, programs send their token. */
  z.strictObject({ type: z.literal('hello'), protocol: z.literal(PROTOCOL), token: z.string().max(128).optional() }),
  /**
   * `have`: the last record seen, or 0. The server sends what's missing, and from then on everything new. `public`: only
   * what spectators may see, also to somebody who plays here; for a screen that everyone looks at.
   */
  z.strictObject({ type: z.literal('watch'), table: id, have: seq, invite, public: z.boolean().optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: id }),
  z.strictObject({ type: z.literal('command'), id: commandId, table: id, command, invite }),
  z.strictObject({ type: z.literal('preview'), id: commandId, table: id, action }),
  z.strictObject({ type: z.literal('explain'), id: commandId, table: id, thing }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const notice = z.object({
  kind: z.enum(['yourTurn', 'asked', 'started', 'finished', 'invited', 'rematch', 'mentioned', 'deadline']),
  table: id,
  game: z.string(),
});
export type Notice = z.infer<typeof notice>;

/** What a server sends. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), protocol: z.int(), person: id, name: z.string(), now: instant }),
  /** The records after the last one sent, in order, and what they lead to. */
  z.object({ type: z.literal('table'), now: instant, records: z.array(record), ...tableState.shape }),
  /**
   * Who has the table open: seats, the number of spectators, and the names of the first few of them. Sent after `watch`
   * and on every change.
   */
  z.object({
    type: z.literal('presence'),
    table: id,
    seats: z.array(seat),
    spectators: z.int().min(0),
    watching: z.array(z.string()).default([]),
  }),
  /** You can't watch the table any more: it was removed, or it's closed to spectators. */
  z.object({ type: z.literal('shut'), table: id, phrase }),
  /** The command is on disk. `seq` is its record, or the last record if it needed none. */
  z.object({ type: z.literal('done'), id: commandId, table: id, seq }),
  z.object({ type: z.literal('refused'), id: commandId.optional(), table: id.optional(), phrase }),
  z.object({ type: z.literal('told'), id: commandId, table: id, seq, told: json }),
  z.object({ type: z.literal('notice'), notice }),
  /** After `welcome` if there is one, and whenever it changes. Without one, the last has been withdrawn. */
  z.object({ type: z.literal('announcement'), announcement: announcement.optional() }),
  z.object({ type: z.literal('pong'), now: instant }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type PresenceMessage = Extract<ServerMessage, { type: 'presence' }>;
export type TableMessage = Extract<ServerMessage, { type: 'table' }>;
