import { z } from 'zod';
import { action, id, instant, phrase, seat, seq } from './basics.ts';
import { proposal } from './command.ts';
import { level, settingsChange } from './settings.ts';

/** What led to an entry of the game's log: the person, a bot, a plan made in advance, or everyone's consent. */
export const cause = z.enum(['person', 'bot', 'plan', 'consent']);
export type Cause = z.infer<typeof cause>;

/** How a game ended: played to the end, everyone else resigned, or everyone agreed to stop. */
export const endReason = z.enum(['played', 'resigned', 'agreed']);

const entry = z.discriminatedUnion('kind', [
  /** Only the player who acted gets the action. Everyone else gets its events. */
  z.object({ kind: z.literal('act'), seat, action: action.optional() }),
  z.object({ kind: z.literal('undo'), seat }),
  z.object({ kind: z.literal('redo'), seat }),
  z.object({ kind: z.literal('rewind'), to: z.int() }),
]);

const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), person: id, name: z.string() }),
  z.object({ kind: z.literal('sat'), seat, person: id, name: z.string() }),
  z.object({ kind: z.literal('requested'), person: id, name: z.string() }),
  z.object({ kind: z.literal('admitted'), person: id, yes: z.boolean() }),
  z.object({ kind: z.literal('left'), seat }),
  z.object({ kind: z.literal('kicked'), seat }),
  z.object({ kind: z.literal('seatChanged'), seat, level: level.optional() }),
  z.object({ kind: z.literal('seatAdded') }),
  /** The seats after it move up by one. */
  z.object({ kind: z.literal('seatRemoved'), seat }),
  z.object({ kind: z.literal('changed'), settings: settingsChange }),
  z.object({ kind: z.literal('ready'), seat, ready: z.boolean() }),
  /** `opening` is what happened before anybody acted; tables of older versions don't tell. */
  z.object({
    kind: z.literal('started'),
    order: z.array(seat),
    seedHash: z.string(),
    rules: z.int(),
    opening: z.array(phrase).optional(),
  }),
  z.object({ kind: z.literal('closed') }),
  /** `index` is the entry's place in the game's log: what a rewind refers to. */
  z.object({ kind: z.literal('entry'), index: z.int(), cause, entry, events: z.array(phrase) }),
  z.object({ kind: z.literal('asked'), seat, proposal }),
  z.object({ kind: z.literal('answered'), seat, yes: z.boolean() }),
  z.object({ kind: z.literal('withdrawn'), seat }),
  z.object({ kind: z.literal('timeAdded'), seconds: z.int() }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  /** How many days this player takes off from now on; none if they're back. */
  z.object({ kind: z.literal('daysOff'), seat, days: z.int() }),
  z.object({ kind: z.literal('handed'), seat, level }),
  z.object({ kind: z.literal('returned'), seat }),
  /** If there's a level, a bot of that level plays this turn. */
  z.object({ kind: z.literal('ranOut'), seat, level: level.optional() }),
  z.object({ kind: z.literal('resigned'), seat }),
  z.object({ kind: z.literal('finished'), reason: endReason }),
  z.object({ kind: z.literal('rematch'), table: id }),
  z.object({ kind: z.literal('chat'), person: id, name: z.string(), text: z.string() }),
  /** What spectators say to each other. Players only learn that something was said. */
  z.object({
    kind: z.literal('aside'),
    person: id.optional(),
    name: z.string().optional(),
    text: z.string().optional(),
  }),
]);

/** One step in a table's history, as its viewer may know it. `seq` counts from 1 without gaps. */
export const record = z.object({ seq, at: instant }).and(body);
export type TableRecord = z.infer<typeof record>;
