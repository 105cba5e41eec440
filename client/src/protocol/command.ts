import { z } from 'zod';
import { action, id, oneLine, seat } from './basics.ts';
import { level, settingsChange, wantedSeat } from './settings.ts';

/** What a player can ask the others to agree to. */
export const proposal = z.discriminatedUnion('kind', [
  /** Undo everything from this entry of the log on, for all players. Hidden cards are dealt again. */
  z.strictObject({ kind: z.literal('rewind'), to: z.int().min(0) }),
  /** Give the seat of a player who left to a bot. */
  z.strictObject({ kind: z.literal('bot'), seat, level }),
  /** Give everyone this many more seconds on their clocks. */
  z.strictObject({ kind: z.literal('time'), seconds: z.int().min(60).max(604_800) }),
  /** Stop all clocks. Nobody plays until everyone agrees to go on. */
  z.strictObject({ kind: z.literal('pause') }),
  /** Go on after a pause. */
  z.strictObject({ kind: z.literal('resume') }),
  /** End the game as it stands. Nobody wins. */
  z.strictObject({ kind: z.literal('end') }),
]);
export type Proposal = z.infer<typeof proposal>;

/** Everything a person can do at a table. */
export const command = z.discriminatedUnion('type', [
  // Before the start
  z.strictObject({ type: z.literal('sit'), seat: seat.optional() }),
  /** Ask the host for a seat, where the table allows that. */
  z.strictObject({ type: z.literal('request') }),
  /** The host lets somebody in who asked for a seat, or doesn't. */
  z.strictObject({ type: z.literal('admit'), person: id, yes: z.boolean() }),
  z.strictObject({ type: z.literal('kick'), seat }),
  z.strictObject({ type: z.literal('seat'), seat, to: wantedSeat }),
  z.strictObject({ type: z.literal('addSeat') }),
  z.strictObject({ type: z.literal('removeSeat'), seat }),
  z.strictObject({ type: z.literal('change'), settings: settingsChange }),
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('close') }),
  // In the game
  z.strictObject({ type: z.literal('act'), action }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('redo') }),
  z.strictObject({ type: z.literal('plan'), action: action.optional() }),
  z.strictObject({ type: z.literal('ask'), proposal }),
  z.strictObject({ type: z.literal('answer'), yes: z.boolean() }),
  /** Take back one's own proposal. */
  z.strictObject({ type: z.literal('withdraw') }),
  /** Take days off at a table with days for each turn: one's clock stands still until then. None means to be back. */
  z.strictObject({ type: z.literal('daysOff'), days: z.int().min(0).max(60) }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('return') }),
  // At any time
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('chat'), text: oneLine(400) }),
]);
export type Command = z.infer<typeof command>;
