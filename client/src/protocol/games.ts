import { z } from 'zod';
import { instant } from './basics.ts';
import { hostPage } from './safety.ts';
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

/** What the operator tells everybody: a message, a planned stop, or both. */
export const announcement = z.object({
  /** In the operator's own words. Empty if there's only a stop to announce. */
  text: z.string(),
  /** When it was made. */
  at: instant,
  /** When the server will stop. */
  stopAt: instant.optional(),
});
export type Announcement = z.infer<typeof announcement>;

/** What a page needs to know about the server it came from. */
export const serverInfo = z.object({
  /** Where other devices reach the server: its public address, or the one in the local network. */
  address: z.url().optional(),
  /** Whether the operator chose that address, so that links always lead there. */
  fixed: z.boolean().default(false),
  /** At tables without a clock, a seat that keeps the others waiting this long, in milliseconds, can be given to a bot. */
  patience: z.int(),
  /** Whether it sends mail, so that it can help people who forgot their password. */
  mail: z.boolean().default(false),
  announcement: announcement.optional(),
  /** Pages of the host: an address elsewhere, or empty if the server has the text itself. */
  pages: z.partialRecord(hostPage, z.string()).default({}),
});
export type ServerInfo = z.infer<typeof serverInfo>;

export const gamesInfo = z.object({ games: z.array(gameInfo), levels: z.array(level) });
