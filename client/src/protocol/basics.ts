import type { Args, Json, Phrase } from '@moonstaff/kernel';
import { z } from 'zod';

/** The version of this protocol. A server refuses a client that speaks another. */
export const PROTOCOL = 1;

/** An opaque id made by the server: 128 random bits in base64url. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** An id chosen by the sender of a command. A second command with the same id does nothing. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

export const seat = z.int().min(0).max(7);
export const seq = z.int().min(0).max(1_000_000);

/** Milliseconds since 1970, by the server's clock. */
export const instant = z.int().min(0);

/**
 * One line of text for people: trimmed, in composed form (NFC), without control characters, format characters
 * (bidirectional overrides, zero width) or line breaks.
 */
export const oneLine = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+$/u),
    );

export const json: z.ZodType<Json> = z.json();

const args: z.ZodType<Args> = z.record(z.string(), json);

/** A message for people. The package `text` turns it into a sentence. */
export const phrase: z.ZodType<Phrase> = z.object({ key: z.string(), args });

/** The most parts and levels of anything a client describes. No game needs nearly as many. */
const MAX_PARTS = 256;
const MAX_LEVELS = 8;

/** Looks at no more parts than allowed, and never recurses, so that large or deep nonsense costs next to nothing. */
function isSmall(value: unknown): boolean {
  const waiting: [part: unknown, level: number][] = [[value, 1]];
  let parts = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [part, level] = next;
    if (++parts > MAX_PARTS || level > MAX_LEVELS) return false;
    if (typeof part !== 'object' || part === null) continue;
    for (const inner of Object.values(part)) {
      if (parts + waiting.length > MAX_PARTS) return false;
      waiting.push([inner, level + 1]);
    }
  }
  return true;
}

const small = { abort: true, error: 'too large' } as const;

/** Something in a game that a client asks about. It comes from JSON, so it's enough to check its size. */
export const thing: z.ZodType<Json> = z.custom<Json>(isSmall, small);

export const action = z.looseObject({ type: z.string().max(64) }).refine(isSmall, small);
