import { z } from 'zod';
import { phrase } from './basics.ts';

/** An error over HTTP (RFC 9457, `application/problem+json`). `phrase` is for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  phrase,
});
export type Problem = z.infer<typeof problem>;
