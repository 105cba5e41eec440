import { z } from 'zod';
import { level } from './settings.ts';

const optionValue = z.union([z.string(), z.number()]);

export const gameInfo = z.object({
  id: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  rules: z.object({ oldest: z.int(), current: z.int() }),
  options: z.record(
    z.string(),
    z.object({
      values: z.array(optionValue),
      preset: optionValue.optional(),
      players: z.array(z.int()).optional(),
    }),
  ),
});
export type GameInfo = z.infer<typeof gameInfo>;

/** What a page needs to know about the server it came from. */
export const serverInfo = z.object({
  /** Where other devices reach the server: its public address, or the one in the local network. */
  address: z.url().optional(),
  /** At tables without a clock, a seat that keeps the others waiting this long, in milliseconds, can be given to a bot. */
  patience: z.int(),
});
export type ServerInfo = z.infer<typeof serverInfo>;

export const gamesInfo = z.object({ games: z.array(gameInfo), levels: z.array(level) });
