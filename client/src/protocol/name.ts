import { z } from 'zod';

/** The most characters a person's name may have. */
export const LONGEST_NAME = 24;

/**
 * What's wrong with a name: nothing in it can be seen, it's too long, or it has characters that can't be seen or that
 * change the direction of the text around it.
 */
export type NameFault = 'blank' | 'long' | 'signs';

/** Controls, bidirectional overrides, zero width, surrogates, private use, line breaks, and piles of accents. */
const SIGNS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{M}{4}/u;

/** Letters, digits, punctuation and symbols, except those that are drawn as nothing. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it's stored: trimmed, in composed form, with single spaces. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

/** What's wrong with a name, if anything. */
export function nameFault(name: string): NameFault | undefined {
  const tidy = tidyName(name);
  if (SIGNS.test(tidy)) return 'signs';
  if (!VISIBLE.test(tidy)) return 'blank';
  return tidy.length > LONGEST_NAME ? 'long' : undefined;
}

/** What people are called. Its issues name the phrase that explains them. */
export const personName: z.ZodType<string, string> = z
  .string()
  .transform(tidyName)
  .pipe(
    z.string().superRefine((name, { addIssue }) => {
      const fault = nameFault(name);
      if (fault !== undefined) addIssue({ code: 'custom', message: `server.name.${fault}` });
    }),
  );
