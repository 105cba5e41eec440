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

export const action = z.looseObject({ type: z.string().max(64) });
