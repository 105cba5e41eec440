import type { Amount } from '../arnak/amounts.ts';
import type { Icon } from '../icons.ts';
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
function regular(gender: Noun['gender'], one: string, many: string): Noun {
  return { gender, nom: one, acc: one, dat: one, many, manyDat: /[ns]$/.test(many) ? many : `${many}n` };
}

/** `der Gehilfe`, `den Gehilfen`: every form but the first ends in -n. */
function weak(one: string, others: string): Noun {
  return { gender: 'm', nom: one, acc: others, dat: others, many: others, manyDat: others };
}

export const nouns: { readonly [Name in Icon]: Noun } = {
  coin: regular('f', 'Münze', 'Münzen'),
  compass: regular('m', 'Kompass', 'Kompasse'),
  tablet: regular('f', 'Steintafel', 'Steintafeln'),
  arrowhead: regular('f', 'Pfeilspitze', 'Pfeilspitzen'),
  jewel: regular('n', 'Juwel', 'Juwelen'),
  boot: regular('m', 'Stiefel', 'Stiefel'),
  car: regular('n', 'Auto', 'Autos'),
  ship: regular('n', 'Schiff', 'Schiffe'),
  plane: regular('n', 'Flugzeug', 'Flugzeuge'),
  card: regular('f', 'Karte', 'Karten'),
  handCard: regular('f', 'Handkarte', 'Handkarten'),
  fear: regular('f', 'Furchtkarte', 'Furchtkarten'),
  exile: regular('f', 'Verbannung', 'Verbannungen'),
  upgrade: regular('f', 'Aufwertung', 'Aufwertungen'),
  refresh: regular('f', 'Auffrischung', 'Auffrischungen'),
  idol: regular('n', 'Totem', 'Totems'),
  crateIdol: {
    ...regular('n', 'Totem aus deinem Lager', 'Totems aus deinem Lager'),
    manyDat: 'Totems aus deinem Lager',
  },
  archaeologist: weak('Archäologe', 'Archäologen'),
  assistant: weak('Gehilfe', 'Gehilfen'),
  guardian: regular('m', 'Wächter', 'Wächter'),
  notebook: regular('n', 'Notizbuch', 'Notizbücher'),
  magnifyingGlass: regular('f', 'Lupe', 'Lupen'),
  pass: regular('n', 'Passen', 'Passen'),
  item: {
    gender: 'm',
    nom: 'Gegenstand',
    acc: 'Gegenstand',
    dat: 'Gegenstand',
    many: 'Gegenstände',
    manyDat: 'Gegenständen',
  },
  artifact: regular('n', 'Artefakt', 'Artefakte'),
  grass: regular('n', 'Graslandfeld', 'Graslandfelder'),
  desert: regular('n', 'Wüstenfeld', 'Wüstenfelder'),
  mountain: regular('n', 'Gebirgsfeld', 'Gebirgsfelder'),
  sea: regular('n', 'Meeresfeld', 'Meeresfelder'),
  any: regular('n', 'Feld', 'Felder'),
  city: regular('f', 'Stadt', 'Städte'),
  ruin: regular('f', 'Ruine', 'Ruinen'),
  village: regular('n', 'Dorf', 'Dörfer'),
  tower: regular('m', 'Aussichtsturm', 'Aussichtstürme'),
  treasure: regular('f', 'Schatzkarte', 'Schatzkarten'),
  tradingPost: regular('m', 'Handelsposten', 'Handelsposten'),
  crystal: regular('m', 'Kristall', 'Kristalle'),
  explorer: regular('m', 'Entdecker', 'Entdecker'),
};

const rules = new Intl.PluralRules('de');

export function count(n: number, noun: Noun, form: Form = 'nom'): string {
  if (rules.select(n) !== 'one') return `${n} ${form === 'dat' ? noun.manyDat : noun.many}`;
  return `${n} ${form === 'acc' ? noun.acc : form === 'dat' ? noun.dat : noun.nom}`;
}

/** `2 Münzen`, oder eine 2 und das Zeichen der Münze. */
export const amount = ({ icon, n }: Amount, form: Form = 'acc'): Segment => ({
  text: count(n, nouns[icon], form),
  icon,
  n,
});
