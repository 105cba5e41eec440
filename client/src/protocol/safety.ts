import { z } from 'zod';
import { id, oneLine, seq } from './basics.ts';

/** Somebody I've blocked. */
export const blocked = z.object({ person: id, name: z.string() });
export type Blocked = z.infer<typeof blocked>;

/** What somebody tells the operator: about a person, or about what they wrote at a table. */
export const newReport = z.strictObject({
  person: id,
  table: id.optional(),
  /** The record of the message. */
  seq: seq.optional(),
  words: oneLine(500),
});
export type NewReport = z.infer<typeof newReport>;

/** The pages a host can set. */
export const HOST_PAGES = ['imprint', 'privacy'] as const;
export const hostPage = z.enum(HOST_PAGES);
export type HostPage = z.infer<typeof hostPage>;
