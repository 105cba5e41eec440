import type { Amount, Icon } from '../icons.ts';
import type { Form } from '../language.ts';
import type { Segment } from '../segment.ts';

/**
 * Формы существительного: единственное число в именительном, винительном и родительном падежах, родительный
 * множественного (после 5), форма после 2–4 и она же в винительном: у одушевлённых там родительный множественного.
 */
export interface Noun {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
  readonly many: string;
  readonly few: string;
  readonly fewAcc: string;
}

export function thing(nom: string, acc: string, gen: string, many: string, few = gen): Noun {
  return { nom, acc, gen, many, few, fewAcc: few };
}

export const being = (nom: string, gen: string, many: string): Noun => ({
  nom,
  acc: gen,
  gen,
  many,
  few: gen,
  fewAcc: many,
});

const rules = new Intl.PluralRules('ru');

/** `1 компас`, `2 компаса`, `5 компасов`; в родительном `1 компаса`, `2 компасов`. */
export function count(n: number, of: Noun, form: Form = 'nom'): string {
  const rule = rules.select(n);
  if (rule === 'one') return `${n} ${form === 'acc' ? of.acc : form === 'gen' ? of.gen : of.nom}`;
  if (rule === 'few' && form !== 'gen') return `${n} ${form === 'acc' ? of.fewAcc : of.few}`;
  return `${n} ${of.many}`;
}

/** `2 монеты`, или 2 и знак монеты. */
export const amountOf =
  <Name extends Icon>(nouns: { readonly [Key in Name]: Noun }) =>
  ({ icon, n }: Amount<Name>, form: Form = 'acc'): Segment => ({ text: count(n, nouns[icon], form), icon, n });

/** Слова после 2–4 и после 5. */
export const byNumber = (n: number, few: string, many: string): string => (rules.select(n) === 'few' ? few : many);

/** Название в кавычках. */
export const quoted = (name: string): string => `«${name}»`;
