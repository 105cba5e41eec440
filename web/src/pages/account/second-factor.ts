import type { FactorAdded, Factors } from '@moonstaff/client';

/** What the part about the second factor shows. */
export type FactorStep =
  | { readonly step: 'list' }
  /** Adding or removing one takes the password. */
  | { readonly step: 'password'; readonly then: Intent }
  /** The app has to show that it's set up. */
  | { readonly step: 'scan'; readonly id: string; readonly secret: string; readonly uri: string }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

export type Intent =
  | { readonly kind: 'app' }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'remove'; readonly id: string };

export const LIST: FactorStep = { step: 'list' };

/** With the first factor come recovery codes, which are shown once. */
export const afterAdding = ({ recoveryCodes }: FactorAdded): FactorStep =>
  recoveryCodes.length === 0 ? LIST : { step: 'codes', codes: recoveryCodes };

/** A secret is easier to type in groups of four. */
export const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether the page should urge this person to add one. */
export const isUrgent = ({ required, factors }: Factors): boolean => required && factors.length === 0;

/** What a refused sign-in asks for besides the password: the kinds of second factor the person has. */
export function kindsAsked(phrase: { readonly key: string; readonly args: { readonly [name: string]: unknown } }): {
  readonly app: boolean;
  readonly passkey: boolean;
} {
  const kinds =
    phrase.key === 'server.factor.needed' && Array.isArray(phrase.args['kinds']) ? phrase.args['kinds'] : [];
  return { app: kinds.length > 0, passkey: kinds.includes('passkey') };
}
