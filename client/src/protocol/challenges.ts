import { z } from 'zod';
import { id, instant } from './basics.ts';
import { level, options, wantedSeat } from './settings.ts';

/** A day of the server's calendar, such as `2026-11-17`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Somebody's try at a challenge. */
const ownTry = z.object({
  table: id,
  startedAt: instant,
  /** Absent while it's being played. */
  finishedAt: instant.optional(),
  /** Absent if it wasn't played to its end before the day was over: then it has no place either. */
  total: z.number().optional(),
  won: z.boolean().optional(),
  /** From 1; people with the same result share a place. */
  place: z.int().optional(),
});
export type OwnTry = z.infer<typeof ownTry>;

/** One deal a day in each game, the same for everybody. */
export const challenge = z.object({
  day,
  game: z.string(),
  options,
  /** The person sits on the open seat. */
  seats: z.array(wantedSeat),
  /** When the day is over. */
  endsAt: instant,
  /** How many people have finished it. */
  players: z.int(),
  mine: ownTry.optional(),
});
export type Challenge = z.infer<typeof challenge>;

export const challenges = z.object({
  day,
  endsAt: instant,
  /** The server's clock, to count down by. */
  now: instant,
  challenges: z.array(challenge),
  /** The challenges of the last days, the latest first. */
  past: z.array(z.object({ day, game: z.string() })),
});
export type Challenges = z.infer<typeof challenges>;

const score = z.object({ total: z.number(), won: z.boolean() });

/** Everybody's result, for people who have finished their try, and for everybody once the day is over. */
export const challengeResult = challenge.extend({
  /** The day is over: logs can be read. */
  over: z.boolean(),
  /** The best come first, a hundred at most. */
  tries: z.array(score.extend({ person: id, name: z.string(), table: id, place: z.int() })),
  /** How the levels of bots did on the same deal, as far as they have played it. */
  bots: z.array(score.extend({ level })),
  /** The best of several lines of the strongest level. */
  best: score.extend({ level }).optional(),
});
export type ChallengeResult = z.infer<typeof challengeResult>;

/** The last seven days, without today. */
export const week = z.object({
  from: day,
  to: day,
  lines: z.array(
    z.object({
      person: id,
      name: z.string(),
      place: z.int(),
      points: z.int(),
      /** How many challenges they finished. */
      played: z.int(),
    }),
  ),
});
export type Week = z.infer<typeof week>;
