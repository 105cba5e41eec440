import { amountOf, type Noun, noun } from '../../pl/grammar.ts';
import type { GuildIcon } from '../icons.ts';

export const nouns: { readonly [Name in GuildIcon]: Noun } = {
  coin: noun('moneta', 'monetę', 'monety', 'monety', 'monet'),
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

export const amount = amountOf(nouns);
