import { z } from 'zod';

/** What's named in a path: a table, a token. */
export const idParam = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
