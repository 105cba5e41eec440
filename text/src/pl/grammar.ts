import type { Amount } from '../arnak/amounts.ts';
import type { Icon } from '../icons.ts';
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

const noun = (nom: string, acc: string, gen: string, few: string, many: string): Noun => ({ nom, acc, gen, few, many });

export const nouns: { readonly [Name in Icon]: Noun } = {
  coin: noun('moneta', 'monetę', 'monety', 'monety', 'monet'),
  compass: noun('kompas', 'kompas', 'kompasu', 'kompasy', 'kompasów'),
  tablet: noun('tabliczka', 'tabliczkę', 'tabliczki', 'tabliczki', 'tabliczek'),
  arrowhead: noun('grot strzały', 'grot strzały', 'grotu strzały', 'groty strzał', 'grotów strzał'),
  jewel: noun('klejnot', 'klejnot', 'klejnotu', 'klejnoty', 'klejnotów'),
  boot: noun('but', 'but', 'buta', 'buty', 'butów'),
  car: noun('samochód', 'samochód', 'samochodu', 'samochody', 'samochodów'),
  ship: noun('statek', 'statek', 'statku', 'statki', 'statków'),
  plane: noun('samolot', 'samolot', 'samolotu', 'samoloty', 'samolotów'),
  card: noun('karta', 'kartę', 'karty', 'karty', 'kart'),
  handCard: noun('karta z ręki', 'kartę z ręki', 'karty z ręki', 'karty z ręki', 'kart z ręki'),
  fear: noun('karta Strachu', 'kartę Strachu', 'karty Strachu', 'karty Strachu', 'kart Strachu'),
  exile: noun('usunięcie', 'usunięcie', 'usunięcia', 'usunięcia', 'usunięć'),
  upgrade: noun('ulepszenie', 'ulepszenie', 'ulepszenia', 'ulepszenia', 'ulepszeń'),
  refresh: noun('przygotowanie', 'przygotowanie', 'przygotowania', 'przygotowania', 'przygotowań'),
  idol: noun('bożek', 'bożka', 'bożka', 'bożki', 'bożków'),
  crateIdol: noun('bożek ze skrzyń', 'bożka ze skrzyń', 'bożka ze skrzyń', 'bożki ze skrzyń', 'bożków ze skrzyń'),
  archaeologist: noun('archeolog', 'archeologa', 'archeologa', 'archeologów', 'archeologów'),
  assistant: noun('asystent', 'asystenta', 'asystenta', 'asystentów', 'asystentów'),
  guardian: noun('strażnik', 'strażnika', 'strażnika', 'strażników', 'strażników'),
  notebook: noun('brulion', 'brulion', 'brulionu', 'bruliony', 'brulionów'),
  magnifyingGlass: noun('lupa', 'lupę', 'lupy', 'lupy', 'lup'),
  pass: noun('spasowanie', 'spasowanie', 'spasowania', 'spasowania', 'spasowań'),
  item: noun('przedmiot', 'przedmiot', 'przedmiotu', 'przedmioty', 'przedmiotów'),
  artifact: noun('artefakt', 'artefakt', 'artefaktu', 'artefakty', 'artefaktów'),
  grass: noun('pole łąki', 'pole łąki', 'pola łąki', 'pola łąki', 'pól łąki'),
  desert: noun('pole pustynne', 'pole pustynne', 'pola pustynnego', 'pola pustynne', 'pól pustynnych'),
  mountain: noun('pole górskie', 'pole górskie', 'pola górskiego', 'pola górskie', 'pól górskich'),
  sea: noun('pole morskie', 'pole morskie', 'pola morskiego', 'pola morskie', 'pól morskich'),
  any: noun('pole', 'pole', 'pola', 'pola', 'pól'),
  city: noun('miasto', 'miasto', 'miasta', 'miasta', 'miast'),
  ruin: noun('pole z ruinami', 'pole z ruinami', 'pola z ruinami', 'pola z ruinami', 'pól z ruinami'),
  village: noun('wioska', 'wioskę', 'wioski', 'wioski', 'wiosek'),
  tower: noun(
    'wieża obserwacyjna',
    'wieżę obserwacyjną',
    'wieży obserwacyjnej',
    'wieże obserwacyjne',
    'wież obserwacyjnych',
  ),
  treasure: noun('karta skarbu', 'kartę skarbu', 'karty skarbu', 'karty skarbów', 'kart skarbów'),
  tradingPost: noun('faktoria', 'faktorię', 'faktorii', 'faktorie', 'faktorii'),
  crystal: noun('kryształ', 'kryształ', 'kryształu', 'kryształy', 'kryształów'),
  explorer: noun('odkrywca', 'odkrywcę', 'odkrywcy', 'odkrywców', 'odkrywców'),
};

const rules = new Intl.PluralRules('pl');

/** `1 kompas`, `2 kompasy`, `5 kompasów`; w dopełniaczu `1 kompasu`, `2 kompasów`. */
export function count(n: number, of: Noun, form: Form = 'nom'): string {
  const rule = rules.select(n);
  if (rule === 'one') return `${n} ${form === 'acc' ? of.acc : form === 'gen' ? of.gen : of.nom}`;
  return `${n} ${rule === 'few' && form !== 'gen' ? of.few : of.many}`;
}

/** `2 monety`, albo 2 i znak monety. */
export const amount = ({ icon, n }: Amount, form: Form = 'acc'): Segment => ({
  text: count(n, nouns[icon], form),
  icon,
  n,
});

/** Words after 2–4 and after 5 of something. */
export const byNumber = (n: number, few: string, many: string): string => (rules.select(n) === 'few' ? few : many);
