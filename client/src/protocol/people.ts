import { z } from 'zod';
import { id, instant, oneLine } from './basics.ts';
import { factorCode, passkeyAnswer } from './factors.ts';
import { personName } from './name.ts';

export const username = z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,30})[A-Za-z0-9]$/);
export const password = z.string().min(10).max(200);

export const guest = z.strictObject({ name: personName });
export const credentials = z.strictObject({ username, password });
export const signIn = z.strictObject({
  username: z.string().max(64),
  password: z.string().max(200),
  /** Replaces the password right away. Required if the operator set it. */
  newPassword: password.optional(),
  /** The second factor, if the account has one. */
  code: factorCode.optional(),
  passkey: passkeyAnswer.optional(),
});
export type SignIn = z.infer<typeof signIn>;
export const newPassword = z.strictObject({ old: z.string().max(200), password });

const language = z.enum(['en', 'de', 'pl', 'ru']);

export const profileChange = z
  .strictObject({
    name: personName,
    language,
    email: z.union([z.email().max(254), z.literal('')]),
    /** Needed to change the address of an account. */
    password: z.string().max(200),
    /** Shows their page to nobody else. */
    hidden: z.boolean(),
  })
  .partial();
export type ProfileChange = z.infer<typeof profileChange>;

export const emailCode = z.strictObject({ code: z.string().max(64) });

export const me = z.object({
  id,
  name: z.string(),
  /** Absent for a guest. */
  username: z.string().optional(),
  language: language.optional(),
  email: z.string().optional(),
  emailConfirmed: z.boolean(),
});
export type Me = z.infer<typeof me>;

/** A browser somebody is signed in with. */
export const sessionInfo = z.object({
  id,
  createdAt: instant,
  /** To within a few minutes. */
  usedAt: instant,
  /** Both are names people know; absent if the browser didn't say. */
  browser: z.string().optional(),
  system: z.string().optional(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;
/** An account has to give its password again; a guest has none. */
export const endSession = z.strictObject({ password: z.string().max(200).optional() });

export const newToken = z.strictObject({ name: oneLine(40) });
export const tokenInfo = z.object({ id, name: z.string(), createdAt: instant, usedAt: instant.optional() });
export type TokenInfo = z.infer<typeof tokenInfo>;
/** The only time the token itself is shown. */
export const tokenShown = tokenInfo.extend({ token: z.string() });
