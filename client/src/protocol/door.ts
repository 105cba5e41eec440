import { z } from 'zod';
import { id, seat } from './basics.ts';
import { level, settings } from './settings.ts';
import { roundInfo, scoreSeat, status } from './table.ts';

const doorSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    /** Whether they opened the table. */
    host: z.boolean(),
    /** Whether they have the table open now. */
    here: z.boolean(),
  }),
  z.object({ kind: z.literal('bot'), level }),
]);
export type DoorSeat = z.infer<typeof doorSeat>;

/** What a table shows at its door, before anyone comes in: public facts only. */
export const door = settings.pick({ game: true, options: true, clock: true, public: true, spectators: true }).extend({
  table: id,
  status,
  /** What the host is called. */
  host: z.string(),
  /** For those with an invitation: the club the table belongs to, and what the host says. */
  club: z.string().optional(),
  message: settings.shape.message,
  seats: z.array(doorSeat),
  /** If you may only ask the host for a seat: whether you can, have asked, or were turned down. */
  request: z.enum(['possible', 'waiting', 'refused']).optional(),
  /** Your seat, if you have one. */
  you: seat.optional(),
  /** Which round is played, while the game is running. */
  round: roundInfo.optional(),
  /** Once the game is over. */
  winners: z.array(scoreSeat).optional(),
  scores: z.array(z.object({ seat: scoreSeat, total: z.number() })).optional(),
});
export type Door = z.infer<typeof door>;
