import { z } from 'zod';

/** The id of a table or token in a path. */
export const idParam = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
