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

export const gamesInfo = z.object({ games: z.array(gameInfo), levels: z.array(level) });
