import type { Amount, Icon } from '../icons.ts';
import type { Form } from '../language.ts';
import type { Segment } from '../segment.ts';

/**
 * Formy rzeczownika: liczba pojedyncza w mianowniku, bierniku i dopełniaczu, mnoga po 2–4 (mianownik
 * i biernik) i po 5 (dopełniacz). `o` osobach i zwierzętach po 2–4 mówi się jak po 5.
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

/** Nazwa w cudzysłowie. */
export const quoted = (name: string): string => `„${name}”`;
