import { z } from 'zod';
import { seat } from './basics.ts';

/** How you saw the game after the first `at` entries of its log. */
export const pastMoment = z.object({ at: z.int(), view: z.unknown(), toAct: z.array(seat) });
export type PastMoment = z.infer<typeof pastMoment>;

export const past = z.object({ moments: z.array(pastMoment) });
