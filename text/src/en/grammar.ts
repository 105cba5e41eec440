import type { Amount, Icon } from '../icons.ts';
import type { Segment } from '../segment.ts';

/** One of it, several of it. */
export type Noun = readonly [one: string, other: string];

const rules = new Intl.PluralRules('en');

export const count = (n: number, [one, other]: Noun): string => `${n} ${rules.select(n) === 'one' ? one : other}`;

/** `2 coins`, or a 2 and the sign of a coin. */
export const amountOf =
  <Name extends Icon>(nouns: { readonly [Key in Name]: Noun }) =>
  ({ icon, n }: Amount<Name>): Segment => ({ text: count(n, nouns[icon]), icon, n });

/** A name in quotation marks. */
export const quoted = (name: string): string => `“${name}”`;
