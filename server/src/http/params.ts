import { INVITE_HEADER } from '@moonstaff/client';
import { z } from 'zod';

/** The id of a table or token in a path. */
export const idParam = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/** The headers of a request that may come with an invitation. */
export const invited = z.object({ [INVITE_HEADER]: z.string().max(64).optional() });
