import { z } from 'zod';
import { id, instant, oneLine } from './basics.ts';

/** Changing what guards an account needs the password again. */
export const withPassword = z.strictObject({ password: z.string().max(200) });

/** Six digits from an app, or a recovery code. */
export const factorCode = z.string().trim().min(6).max(40);

/** What a browser's authenticator answers. The server checks it in detail. */
export const passkeyAnswer = z.looseObject({
  id: z.string().max(1024),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.record(z.string().max(64), z.unknown()),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A second factor besides the password. */
export const factorInfo = z.object({
  id,
  kind: z.enum(['app', 'passkey']),
  name: z.string(),
  createdAt: instant,
});
export type FactorInfo = z.infer<typeof factorInfo>;

export const factors = z.object({
  factors: z.array(factorInfo),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** Whether this account has to have one. */
  required: z.boolean(),
  /** Whether passkeys work at the address the page was opened at. */
  passkeys: z.boolean(),
});
export type Factors = z.infer<typeof factors>;

/** An app isn't a factor until it has shown a right code. */
export const newApp = z.object({ id, secret: z.string(), uri: z.string() });
export const confirmApp = z.strictObject({ id, code: factorCode });

/** With the first factor there are codes for the day it's lost. They're shown once. */
export const factorAdded = z.object({ recoveryCodes: z.array(z.string()) });
export type FactorAdded = z.infer<typeof factorAdded>;

/** What the browser needs to create a passkey or to use one. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export const newPasskey = z.strictObject({ name: oneLine(40), answer: passkeyAnswer });
