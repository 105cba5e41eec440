import { z } from 'zod';
import { id, instant, seat } from './basics.ts';
import { result } from './results.ts';

/** A game on somebody's page: how it ended, their seat, and what they took in it. */
export const personGame = result.extend({
  own: seat,
  takes: z.array(z.tuple([z.enum(['card', 'assistant', 'investigateCard']), z.string()])),
});
export type PersonGame = z.infer<typeof personGame>;

/** Somebody's page: their games, newest first. All that's shown there follows from these. */
export const personPage = z.object({
  person: id,
  name: z.string(),
  /** When they came here. */
  since: instant,
  /** Nobody else gets this page. */
  hidden: z.boolean(),
  /** All their finished games, if there are more than the page has. */
  total: z.int(),
  /** The clubs they share with the reader. */
  clubs: z.array(z.object({ id, name: z.string() })),
  /** Their place on this server in each game, once they have a rating. */
  places: z.array(z.object({ game: z.string(), rating: z.int(), place: z.int(), of: z.int() })),
  games: z.array(personGame),
});
export type PersonPage = z.infer<typeof personPage>;
