import { z } from 'zod';
import { id, instant, seat } from './basics.ts';
import { endReason } from './record.ts';
import { level, options } from './settings.ts';

/** Somebody's part in a finished game. */
export const resultSeat = z.object({
  seat,
  /** Absent for a bot. */
  person: id.optional(),
  /** What they're called now. Empty for a bot, and for people who deleted their account. */
  name: z.string(),
  level: level.optional(),
  total: z.number(),
  /** From 1; players who share a place have drawn. Absent if nobody won because the game was ended by consent. */
  place: z.int().optional(),
  won: z.boolean(),
  /** They resigned, or a bot had their seat at the end. That counts as a loss. */
  left: z.boolean(),
  /** After a rated game: the new rating in this game, and what it gained or lost. */
  rating: z.int().optional(),
  change: z.int().optional(),
});
export type ResultSeat = z.infer<typeof resultSeat>;

/** A finished game in a list. */
export const result = z.object({
  table: id,
  game: z.string(),
  /** The board or map. */
  board: z.string(),
  options,
  title: z.string().optional(),
  club: id.optional(),
  finishedAt: instant,
  /** From the start to the end, in milliseconds. */
  length: z.int(),
  reason: endReason,
  rated: z.boolean(),
  /** The best come first. */
  seats: z.array(resultSeat),
  /** The points of a solo game's rival. */
  rival: z.number().optional(),
});
export type Result = z.infer<typeof result>;

/** A page of a list. `next` asks for the page after it; absent on the last one. */
export const results = z.object({ results: z.array(result), total: z.int(), next: z.string().optional() });
export type Results = z.infer<typeof results>;

/** What a list of results can be narrowed down to. */
export const resultFilter = z.object({
  /** Whose games; mine if neither is given. */
  person: id.optional(),
  club: id.optional(),
  game: z.string().max(32).optional(),
  board: z.string().max(32).optional(),
  /** Only games this person sat in too. */
  with: id.optional(),
  /** Only games with somebody whose name contains this. */
  name: z.string().max(64).optional(),
  won: z.enum(['yes', 'no']).optional(),
  after: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type ResultFilter = Omit<z.input<typeof resultFilter>, 'limit'> & { readonly limit?: number };
