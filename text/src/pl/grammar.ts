import type { Amount, Icon } from '../icons.ts';
import type { Form } from '../language.ts';
import type { Segment } from '../segment.ts';

/**
 * The forms of a noun: singular in the nominative, accusative and genitive, plural after 2–4 (nominative and
 * accusative) and after 5 (genitive). Men take the form for 5 after 2–4 too: `2 archeologów`.
 */
export interface Noun {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
  readonly few: string;
  readonly many: string;
}

export const noun = (nom: string, acc: string, gen: string, few: string, many: string): Noun => ({
  nom,
  acc,
  gen,
  few,
  many,
});

const rules = new Intl.PluralRules('pl');

/** `1 kompas`, `2 kompasy`, `5 kompasów`; w dopełniaczu `1 kompasu`, `2 kompasów`. */
export function count(n: number, of: Noun, form: Form = 'nom'): string {
  const rule = rules.select(n);
  if (rule === 'one') return `${n} ${form === 'acc' ? of.acc : form === 'gen' ? of.gen : of.nom}`;
  return `${n} ${rule === 'few' && form !== 'gen' ? of.few : of.many}`;
}

/** `2 monety`, albo 2 i znak monety. */
export const amountOf =
  <Name extends Icon>(nouns: { readonly [Key in Name]: Noun }) =>
  ({ icon, n }: Amount<Name>, form: Form = 'acc'): Segment => ({ text: count(n, nouns[icon], form), icon, n });

/** Words after 2–4 and after 5 of something. */
export const byNumber = (n: number, few: string, many: string): string => (rules.select(n) === 'few' ? few : many);

/** A name in quotation marks. */
export const quoted = (name: string): string => `„${name}”`;
