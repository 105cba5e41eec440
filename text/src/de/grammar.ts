import type { Amount, Icon } from '../icons.ts';
import type { Form } from '../language.ts';
import type { Segment } from '../segment.ts';

/** Werfall, Wenfall und Wemfall der Einzahl; Mehrzahl und ihr Wemfall. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  readonly nom: string;
  readonly acc: string;
  readonly dat: string;
  readonly many: string;
  readonly manyDat: string;
}

/** Feminine and neuter nouns change in the plural alone; a dative plural ends in n where it can. */
export function regular(gender: Noun['gender'], one: string, many: string): Noun {
  return { gender, nom: one, acc: one, dat: one, many, manyDat: /[ns]$/.test(many) ? many : `${many}n` };
}

/** `der Gehilfe`, `den Gehilfen`: every form but the first ends in -n. */
export function weak(one: string, others: string): Noun {
  return { gender: 'm', nom: one, acc: others, dat: others, many: others, manyDat: others };
}

const rules = new Intl.PluralRules('de');

export function count(n: number, noun: Noun, form: Form = 'nom'): string {
  if (rules.select(n) !== 'one') return `${n} ${form === 'dat' ? noun.manyDat : noun.many}`;
  return `${n} ${form === 'acc' ? noun.acc : form === 'dat' ? noun.dat : noun.nom}`;
}

/** `2 Münzen`, oder eine 2 und das Zeichen der Münze. */
export const amountOf =
  <Name extends Icon>(nouns: { readonly [Key in Name]: Noun }) =>
  ({ icon, n }: Amount<Name>, form: Form = 'acc'): Segment => ({ text: count(n, nouns[icon], form), icon, n });

/** Ein Name in Anführungszeichen. */
export const quoted = (name: string): string => `„${name}“`;
